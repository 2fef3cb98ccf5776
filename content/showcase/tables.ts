import type { ShowcaseWords } from "./showcase-words.ts";

export const tables: ShowcaseWords = {
  family: "elements",
  name: "tables",
  title: "Tables",
  intro: "Who does what, and since when. Hairlines, not boxes.",
  withoutScript: "Nothing is missing.",
  keysOf: ["table"],
  sample: true,
  examples: [
    {
      id: "authors",
      title: "Authors",
      note: "Online and Offline are words before they are colours. On a phone the table scrolls in its place.",
    },
  ],
};
