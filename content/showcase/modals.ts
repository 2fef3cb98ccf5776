import type { ShowcaseWords } from "./showcase-words.ts";

export const modals: ShowcaseWords = {
  family: "attention-catchers",
  name: "modals",
  title: "Modals",
  intro: "A question that has to be answered before the page goes on. The browser's own dialog.",
  withoutScript: "Everything works: opening, closing and the focus are the browser's.",
  keysOf: ["modal"],
  examples: [
    { id: "simple", title: "Simple", note: "Close changes nothing, so it comes first and has the focus." },
    { id: "notification", title: "Notification", note: "A sign, a sentence, and two ways to say “seen”." },
  ],
};
