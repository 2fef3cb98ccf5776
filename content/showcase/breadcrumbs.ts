import type { ShowcaseWords } from "./showcase-words.ts";

export const breadcrumbs: ShowcaseWords = {
  family: "elements",
  name: "breadcrumbs",
  title: "Breadcrumbs",
  intro: "Where this page lies and the way back up. There is one over this heading as well.",
  withoutScript: "They are links. All of them work.",
  examples: [
    {
      id: "levels",
      title: "Levels",
      note: "One, two, three. The last is the page itself, and screen readers say so.",
    },
    {
      id: "without-a-page",
      title: "Without a page",
      note: "A level that has no page of its own is text. A link to nowhere helps nobody.",
    },
    {
      id: "long",
      title: "Long",
      note: "A deep one breaks into lines between its links, never inside the window’s edge.",
    },
  ],
};
