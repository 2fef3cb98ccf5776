import type { ShowcaseWords } from "./showcase-words.ts";

export const notifications: ShowcaseWords = {
  family: "attention-catchers",
  name: "notifications",
  title: "Notifications",
  intro: "Short notices over the page. They leave after 5 seconds, unless you rest on them.",
  withoutScript: "Nothing appears: whatever a toast tells has to stand in the page as well.",
  keysOf: ["toast"],
  hydrate: true,
  examples: [
    {
      id: "toasts",
      title: "Two toasts",
      note: "One that all went well, one with date and description. Both are spoken.",
    },
  ],
};
