/** Headings and labels for the article pages; the articles are in `content/articles/`. */
export const articles = {
  head: {
    title: "Articles: what we learned from our work",
    description:
      "What we learned from building and running software, written down for the people who run it: how it works, why, and where it can fail.",
  },
  ground: { depth: "0 m", place: "the notebook" },
  title: "Articles",
  lead: "What we learned from our own work, with the reasons, the numbers and the code.",
  none: "There are no articles yet.",
  draft: "Draft",
  by: "by",
  readingTime: { one: "1 minute to read", more: "minutes to read" },
  contents: "In this article",
  all: "All articles",
  feed: { address: "/articles/feed.xml", label: "Follow the feed (Atom)" },
  more: {
    place: "further down",
    title: "Read on",
    contact: {
      title: "Ask us about it",
      description: "Tell us what you run and what worries you. We reply by email, and we read every message.",
    },
  },
} as const;
