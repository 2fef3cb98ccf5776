import type { ShowcaseWords } from "./showcase-words.ts";

export const alerts: ShowcaseWords = {
  family: "attention-catchers",
  name: "alerts",
  title: "Alerts",
  intro: "A notice in the flow of the page. Colour and icon repeat what the words already say.",
  withoutScript: "Alerts stay: the buttons that take them away are not shown.",
  keysOf: ["alert"],
  hydrate: true,
  examples: [
    { id: "colours", title: "Colours", note: "Eight of them, each with the sentence that needs it." },
    {
      id: "dismissible",
      title: "Dismissible",
      note: "For what has been read. What must not be missed has no such button.",
    },
  ],
};
