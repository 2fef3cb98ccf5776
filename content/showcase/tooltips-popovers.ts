import type { ShowcaseWords } from "./showcase-words.ts";

export const tooltipsPopovers: ShowcaseWords = {
  family: "attention-catchers",
  name: "tooltips-popovers",
  title: "Tooltips & Popovers",
  intro: "A word more, beside the thing it is about: on hover and focus, or when asked for.",
  withoutScript: "Both open and close. Only Escape does not send a tooltip away.",
  keysOf: ["tooltip", "popover"],
  hydrate: true,
  examples: [
    {
      id: "tooltips",
      title: "Tooltips",
      note: "Top, right, bottom, left, where there is room. Never the only place a thing is said.",
    },
    {
      id: "popovers",
      title: "Popovers",
      note: "For more than a few words. Opened by a press, so they work by touch.",
    },
  ],
};
