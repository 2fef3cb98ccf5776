import type { ShowcaseWords } from "./showcase-words.ts";

export const typography: ShowcaseWords = {
  family: "elements",
  name: "typography",
  title: "Typography",
  intro: "Roboto for words, its wide cut for headings, a monospace for labels and code. No fourth face.",
  withoutScript: "Nothing is missing.",
  examples: [
    {
      id: "roboto",
      title: "Roboto",
      note: "One family: upright for text, wide and heavy where it has to shout.",
    },
    {
      id: "monospace",
      title: "Monospace",
      note: "Roboto Mono, for depths, data and code. Every sign is as wide as the next.",
    },
    {
      id: "headings",
      title: "Headings",
      note: "The size goes by the look, the level by the outline. They need not agree.",
    },
    {
      id: "text",
      title: "Text",
      note: "Lead once at the top, body at 17 pixels, small and caption below things.",
    },
    { id: "lists", title: "Lists", note: "Without order, with it, and of terms." },
    { id: "quote", title: "Quote", note: "What somebody else said, and who that was." },
    { id: "code", title: "Code", note: "In a sentence it is tinted, on its own it stands on rock." },
    { id: "labels", title: "Labels", note: "A coloured tick and a depth say where on the page we are." },
  ],
};
