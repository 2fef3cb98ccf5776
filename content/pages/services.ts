import { replyTime } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";

const { firstLookPrice, dayRate, typicalJob } = site;

const firstLook = firstLookPrice
  ? `One to two weeks, for a fixed ${firstLookPrice} plus GST. You get a written report, and owe us nothing more.`
  : "One to two weeks, for a fixed fee. You get a written report, and owe us nothing more.";

const gst = [
  dayRate && `The work costs ${dayRate} a day.`,
  typicalJob && `A typical job takes ${typicalJob}.`,
  "All prices are in Australian dollars, plus GST.",
]
  .filter(Boolean)
  .join(" ");

/**
 * The text of the services page. The Services menu takes its titles and entries from here, in the order that R-NAV-9
 * requires; the page itself arranges them by depth.
 */
export const services = {
  head: {
    title: "Services: software, infrastructure, DevOps",
    description: `What we do: iOS and web software, servers and networks, automated releases and monitoring, and written reviews of what you run. ${site.city}.`,
  },
  title: "What we do, layer by layer",
  ground: { depth: "0 m", place: "services" },
  lead: "Software, infrastructure, DevOps and consulting. Hire us for one, or have us look at everything, including what someone else built.",
  about: "About us",
  software: {
    id: "software-development",
    title: "Software Development",
    ground: { depth: "−4 m", place: "interface" },
    text: "Apps and web software that your customers and staff use. We design it, build it, publish it, and support it in business hours.",
    fields: [
      { name: "iOS/Swift", note: "iPhone and iPad apps" },
      { name: "Web, Vue, Meteor", note: "web apps and shops" },
    ],
  },
  infrastructure: {
    id: "infrastructure-engineering",
    title: "Infrastructure Engineering",
    ground: { depth: "−22 m", place: "platform" },
    text: "Servers and on-site equipment, set up by code instead of by hand. If a machine fails, it can be rebuilt from what is written down.",
    fields: [
      { name: "Edge Computing", note: "computers in your shops" },
      { name: "Infrastructure as Code", note: "every setting on record" },
      { name: "Network Engineering", note: "shops, offices, cloud" },
    ],
    network: {
      title: "Every link has a label",
      ground: { depth: "−32 m", place: "network" },
      text: "We plan and label the links between your sites, so anyone can see what connects to what before they touch it.",
    },
  },
  devops: {
    id: "devops",
    title: "DevOps",
    ground: { depth: "−12 m", place: "delivery" },
    text: "Every change is tested, released the same way and monitored, so most problems are found before customers report them.",
    fields: [
      { name: "Monitoring & Observability", note: "you hear of it first" },
      { name: "Continuous Integration", note: "every change tested" },
    ],
  },
  consulting: {
    id: "consulting",
    title: "Consulting",
    ground: { depth: "0 to −40 m", place: "all layers" },
    text: "We review everything you run, from the app to the machines. You get a written report: what is sound, what is at risk, and what we would fix first.",
    fields: [
      { name: "Telco/Service Provider", note: "phone and internet firms" },
      { name: "Retail POS", note: "tills and payments" },
      { name: "Agile/SCRUM", note: "how your team works" },
    ],
  },
  process: {
    ground: { depth: "−52 m", place: "how we work" },
    title: "How a job goes",
    text: "Six steps, with the time each usually takes. Stop after any of the first five, and pay only for what is done.",
    items: [
      {
        title: "You write or call",
        text: `Describe the problem in a few sentences. We aim to respond ${replyTime}.`,
      },
      {
        title: "A call",
        text: "About 30 minutes, free. We ask questions, and say so if someone else would suit you better.",
      },
      {
        title: "The first look",
        text: firstLook,
      },
      {
        title: "A written quote",
        text: `Within a week, free: what we would do, what it costs, and what we would leave alone. ${gst}`,
      },
      {
        title: "The work",
        text: "In steps of two weeks at most. You see and try the result of each before we begin the next.",
      },
      {
        title: "Handover",
        text: "You get the code, the notes and the access. If you want support afterwards, the quote says what it costs.",
      },
    ],
  },
  bedrock: {
    ground: { depth: "−40 m", place: "bedrock" },
    text: "We also make products of our own. Three are in development.",
    apps: "See our apps",
  },
} as const;
