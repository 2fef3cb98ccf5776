import type { ShowcaseWords } from "./showcase-words.ts";

export const footers: ShowcaseWords = {
  family: "page-sections",
  name: "footers",
  title: "Footers",
  intro: "How a page ends: who it was, and the ways on. The year follows the visitor’s clock.",
  withoutScript: "Nothing is missing. The year is the one in which the page was built.",
  examples: [
    {
      id: "detailed",
      title: "Detailed",
      note: "On bedrock, with what the company says of itself, three social links and three menus.",
    },
    { id: "default", title: "Default", note: "A line, a name, the menus." },
    { id: "centered", title: "Centered", note: "All links in one line, the name below them." },
  ],
};
