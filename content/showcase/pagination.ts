import type { ShowcaseWords } from "./showcase-words.ts";

export const pagination: ShowcaseWords = {
  family: "navigation",
  name: "pagination",
  title: "Pagination",
  intro: "Five pages of something long. They are links, so they open in a new tab and can be sent on.",
  withoutScript: "Nothing is missing: these are links.",
  keysOf: ["pagination"],
  examples: [
    { id: "simple", title: "Simple", note: "The second of five. Narrow frames show signs for the words." },
    { id: "sizes", title: "Sizes", note: "Small for dense lists; the others are as large as a thumb." },
    {
      id: "variants",
      title: "Variants",
      note: "Success, info, warning, primary and danger, one for each page.",
    },
  ],
};
