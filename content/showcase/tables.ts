import type { ShowcaseWords } from "./showcase-words.ts";

export const tables: ShowcaseWords = {
  family: "elements",
  name: "tables",
  title: "Tables",
  intro: "Who does what, and since when. Hairlines, not boxes.",
  withoutScript: "Nothing is missing.",
  keyboard: [
    { keys: ["Tab"], does: "to the table, then from action to action" },
    { keys: ["←", "→"], does: "scrolls it sideways where it is wider than the screen" },
  ],
  examples: [
    {
      id: "authors",
      title: "Authors",
      note: "Online and Offline are words before they are colours. On a phone the table scrolls in its place.",
    },
  ],
};
