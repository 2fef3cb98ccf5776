import { replyTime } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";

/** The text of the About us page. */
export const about = {
  head: {
    title: "About us: who does the work, and how",
    description: `A small consultancy in ${site.city} that writes software and builds what it runs on: who answers you, how we work, and five things to hold us to.`,
  },
  title: "About us",
  ground: { depth: "0 m", place: "surface" },
  headline: "We do",
  /** The phrases typed in turn after the headline, spelled as R-ABOUT-1 requires. */
  phrases: ["front-end", "back-end", "everything inbetween"],
  lead: "We can help you with every element of your stack",
  describe: "Describe your project",
  seeServices: "See what we do",
  /** The labels of the drawing's leader lines. */
  drawing: ["front-end", "everything inbetween", "back-end"],
  company: {
    ground: { depth: "−12 m", place: "who answers" },
    title: "The people who answer do the work",
    works: "writes software, builds what it runs on, and advises on both. The office is in",
    text: "We are a small consultancy: you deal with the people who do the work, from the first email to the last.",
  },
  work: {
    ground: { depth: "−30 m", place: "how we work" },
    title: "Five things to hold us to",
    text: "From the first email to the last. If we don’t keep one, tell us and we’ll put it right.",
    items: [
      {
        title: "Someone who can fix it reads it",
        text: `Your enquiry goes to the people who would do the work. We aim to respond ${replyTime}.`,
      },
      {
        title: "We look before we quote",
        text: `The cause is often not where the trouble shows. The first look costs a fixed ${site.firstLookPrice ?? "fee"}.`,
      },
      {
        title: "You get it in writing",
        text: "What we found, what we would do, what it costs, and what we would leave alone.",
      },
      {
        title: "The work is yours from the first day",
        text: "Code goes into an account that you own, with its tests and the notes that explain it.",
      },
      {
        title: "You can run it without us",
        text: "You get the code, the notes and the access, so your people or another firm can take over.",
      },
    ],
  },
  letter: { ground: { depth: "−44 m", place: "the newsletter" } },
} as const;
