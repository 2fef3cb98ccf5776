import { site } from "../../site.config.ts";

/** Headings and labels for the pages of past issues; the issues are in `content/newsletter/`. */
export const newsletterIssues = {
  head: {
    title: "Past issues of the newsletter",
    description:
      "Every issue of our Thursday newsletter, in full and free to read: what we built, what broke, and what we learned from it.",
  },
  ground: { depth: "0 m", place: "the archive" },
  title: "Past issues",
  lead: "Every newsletter we have sent, from first word to last.",
  none: "No issue has come out yet. The first one will be here on a Thursday.",
  all: "All issues",
  parts: "In this issue",
  /** The text of links to the page that lists all past issues. */
  read: "Read past issues",
  kind: "Newsletter",
  feed: { address: "/newsletter/feed.xml", label: "Follow the feed (Atom)" },
  /** Shown in development only. */
  draft: "Draft: nobody gets this until the line draft: true is removed.",
  coming: "This issue comes out on {when}. Until then it is visible only here.",
  asMail: "As an email",
  asText: "As plain text",
  strata: "Five layers of rock, one above the other, and a drill on its way through them",
  /** Text that appears only in the email. */
  mail: {
    readOnWeb: "Read it on the web",
    why: `You get this email because you confirmed that you want the ${site.name} newsletter every Thursday. Replies come to our inbox, and we read them.`,
    unsubscribe: "Unsubscribe",
    unsubscribeText: "Unsubscribe (one page, one button):",
  },
} as const;
