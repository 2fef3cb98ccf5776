import type { ShowcaseWords } from "./showcase-words.ts";

export const forms: ShowcaseWords = {
  family: "input-areas",
  name: "forms",
  title: "Forms",
  intro: "Fields that know what they ask for, in an order that makes sense read aloud.",
  withoutScript: "The browser checks every field and points at the first that is wrong.",
  keysOf: ["switch"],
  examples: [
    { id: "simple", title: "Simple", note: "Four fields, a switch and a button as wide as the form." },
    { id: "context", title: "Context", note: "The same beside what one should know before writing." },
  ],
};
