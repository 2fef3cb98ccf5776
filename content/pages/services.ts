import { site } from "../../site.config.ts";
import { groundLabels } from "../ground-labels.ts";
/**
 * The words of the services page. The Services menu takes its titles and fields from here, in the order of the
 * specification; the page arranges them by depth.
 */
export const services = {
  head: {
    title: "Services: software, infrastructure, DevOps",
    description: `What we do: iOS and web software, servers and networks, automated releases and monitoring, and written reviews of what you run. ${site.city}.`,
  },
  title: "What we do, layer by layer",
  ground: groundLabels.services.head,
  lead: "Four offerings. Take one, or let us drill a hole through all of it.",
  about: "About us",
  software: {
    id: "software-development",
    title: "Software Development",
    ground: groundLabels.services.software,
    text: "The part people touch. We design it, write it, put it in the store, and stay on the line when it misbehaves.",
    fields: [
      { name: "iOS/Swift", note: "in the pocket" },
      { name: "Web, Vue, Meteor", note: "in the browser" },
    ],
  },
  infrastructure: {
    id: "infrastructure-engineering",
    title: "Infrastructure Engineering",
    ground: groundLabels.services.infrastructure,
    text: "Racks, edge sites and the wires between them, written down as code. What is written down can be reviewed, repeated and rebuilt.",
    fields: [
      { name: "Edge Computing", note: "close to the till" },
      { name: "Infrastructure as Code", note: "repeatable" },
      { name: "Network Engineering", note: "end to end" },
    ],
    network: {
      ground: groundLabels.services.network,
      text: "Each port has a name and each splice a label, so nobody learns where a cable goes by pulling it.",
    },
  },
  devops: {
    id: "devops",
    title: "DevOps",
    ground: groundLabels.services.devops,
    text: "One pipe from a commit to a customer, with a gauge at each joint. A leak should show on a dial before it shows on a customer.",
    fields: [
      { name: "Monitoring & Observability", note: "every joint" },
      { name: "Continuous Integration", note: "every commit" },
    ],
  },
  consulting: {
    id: "consulting",
    title: "Consulting",
    ground: groundLabels.services.consulting,
    text: "We drill once, through your whole stack, and lay it out in a tray. You get a written report: what is sound, what is cracked, and what we would fix first.",
    fields: [
      { name: "Telco/Service Provider", note: "networks that bill" },
      { name: "Retail POS", note: "tills that stay open" },
      { name: "Agile/SCRUM", note: "teams that ship" },
    ],
  },
  bedrock: {
    ground: groundLabels.services.bedrock,
    text: "Under every stack is a machine that somebody chose. Ours is next: the Ultimate MacBook Build.",
    apps: "See our apps",
  },
} as const;
