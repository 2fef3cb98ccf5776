import { site } from "../../site.config.ts";
import { groundLabels } from "../ground-labels.ts";
/** The words of the page about us. */
export const about = {
  head: {
    title: "About us: who does the work, and how",
    description: `A small consultancy in ${site.city} that writes software and builds what it runs on: who answers you, how we work, and five things to hold us to.`,
  },
  title: "About us",
  ground: groundLabels.about.head,
  headline: "We do",
  /** Typed in turn after the headline (the specification, section 2: its spelling). */
  phrases: ["front-end", "back-end", "everything inbetween"],
  line: "We can help you with every element of your stack",
  describe: "Describe your project",
  seeServices: "See what we do",
  /** What the drawing's leader lines point at. */
  drawing: ["front-end", "everything inbetween", "back-end"],
  company: {
    ground: groundLabels.about.company,
    title: "The people who answer do the work",
    works: "writes software, builds what it runs on, and advises on both. The office is in",
    text: "It is a small consultancy, so nobody sells you a project and hands it to somebody else. Whoever reads your first mail can also read your logs.",
  },
  work: {
    ground: groundLabels.about.work,
    title: "Five things to hold us to",
    text: "From the first mail to the last. They are short enough to be quoted back at us.",
    items: [
      {
        title: "Somebody who can fix it reads it",
        text: "Your enquiry goes to the people who would do the work. We aim to respond within 24 hours.",
      },
      {
        title: "We look down before we quote",
        text: "A slow page may be a slow query, and a slow query a tired disk. We look at the whole stack first.",
      },
      {
        title: "You get it in writing",
        text: "What we found, what we would do, what it costs, and what we would leave alone.",
      },
      {
        title: "The work is yours from the first day",
        text: "Code goes into your repository, with its tests and the notes that explain it.",
      },
      {
        title: "We plan to be unnecessary",
        text: "At the end your own people can run it. Call us for the next thing, not for the last one.",
      },
    ],
  },
  letter: { ground: groundLabels.about.letter },
} as const;
