import type { ShowcaseWords } from "./showcase-words.ts";

export const faq: ShowcaseWords = {
  family: "page-sections",
  name: "faq",
  title: "FAQ",
  intro: "Questions that open. The browser’s own element, so a search in the page finds closed answers too.",
  withoutScript: "Everything works: no script has a part in it.",
  keysOf: ["accordion"],
  examples: [
    {
      id: "first-open",
      title: "First open",
      note: "Five questions, the first one open. As many as you like stay open.",
    },
    {
      id: "one-at-a-time",
      title: "One at a time",
      note: "With a name in common, opening one closes the other.",
    },
  ],
};
