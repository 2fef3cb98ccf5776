import { site } from "../../site.config.ts";
import { layers } from "../layers.ts";
import { services } from "./services.ts";

const firstLook = [
  "We take a first look at all of them, and write you a report: what is sound, what is at risk, what to fix first.",
  site.firstLookPrice && `It costs a fixed ${site.firstLookPrice}, plus GST.`,
]
  .filter(Boolean)
  .join(" ");

/** The non-breaking spaces keep pairs of words on one line. */
const layerTexts = {
  interface: "Apps for iOS and the\u00a0web",
  delivery: "Tested releases, and monitoring that tells you early",
  platform: "Servers set up by code, in the cloud and on\u00a0site",
  network: "Links between your shops, offices and\u00a0servers",
  bedrock: "The machines underneath",
};

/** The text of the home page. */
export const home = {
  head: {
    title: site.tagline,
    description: `Software development, infrastructure, DevOps and consulting from a small company in ${site.city}. You speak with the people who do the work.`,
  },
  ground: { depth: "0 m", place: "surface" },
  lead: "Software Development, Engineering, DevOps, Consulting.",
  describe: "Describe your project",
  seeServices: "See what we do",
  /** From the surface down, as in the picture. */
  layers: layers.map(({ stratum, depth, name }) => ({ stratum, depth, name, text: layerTexts[stratum] })),
  core: {
    scale: ["0 m", "−16", "−32", "−48"],
    layers: layers.map(({ code, name }) => ({ code, name: name.toLowerCase() })),
  },
  workshop: {
    ground: { depth: "−48 m", place: "the workshop" },
    title: "Four services, one contact",
    text: "From the screen your customers see to the server behind it, you speak with the people who do the work.",
    cards: [
      {
        title: "Software Development",
        picture: "software",
        id: services.software.id,
        text: "Apps for iPhone and iPad, web shops and web software. We publish them, and support them afterwards.",
        fields: ["iOS, Swift", "Web, Vue, Meteor"],
      },
      {
        title: "Engineering",
        picture: "engineering",
        id: services.infrastructure.id,
        text: "We set up servers, networks and on-site equipment, and write down every setting, so a failed machine can be rebuilt.",
        fields: ["Infrastructure as Code", "Edge Computing", "Network Engineering"],
      },
      {
        title: "DevOps",
        picture: "devops",
        id: services.devops.id,
        text: "We automate testing and releases, and set up monitoring so you hear of problems early.",
        fields: ["Continuous Integration", "Monitoring & Observability"],
      },
      {
        title: "Consulting",
        picture: "consulting",
        id: services.consulting.id,
        text: "We review what you run and give you a written report: what is sound, what is at risk, what to fix first.",
        fields: ["Telco", "Retail POS", "Agile, SCRUM"],
      },
    ],
  },
  jobs: {
    ground: { depth: "−51 m", place: "typical jobs" },
    title: "What people ask us for",
    text: "Each starts with a free call, then a first look for a fixed fee.",
    items: [
      {
        title: "“Our online checkout is slow.”",
        text: "We measure every step from the browser to the database, fix the slowest first, and show you the times before and after.",
      },
      {
        title: "“The tills are slow on Friday nights.”",
        text: "We check the tills, the network and the server together, find what slows them all down, and watch the next busy Friday with you.",
      },
      {
        title: "“Only one person knows how to release it.”",
        text: "We turn the steps into a script, test it on every change, and write notes, so that someone else can run it.",
      },
      {
        title: "“We can’t tell whether our systems are sound.”",
        text: firstLook,
      },
      {
        title: "“The person who set it up has left.”",
        text: "We find out what you have, write it down, and tell you what to fix first. We often look after systems that someone else built.",
      },
    ],
  },
  /** Shown with the newest article. `category` is used if the article has no category of its own. */
  article: {
    depth: "−53 m",
    category: "From our work",
    showcase: "Every part of this site, with its source",
  },
} as const;
