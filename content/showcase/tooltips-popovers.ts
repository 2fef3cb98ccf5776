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
      id: "toolbar",
      title: "On a toolbar",
      note: "Each sign has its name for readers of the page; the note adds what the button does.",
    },
    {
      id: "popovers",
      title: "Popovers",
      note: "For more than a few words. Opened by a press, so they work by touch.",
    },
    {
      id: "legend",
      title: "Beside a drawing",
      note: "The drawing stays as it is; each layer says more of itself when it is asked.",
    },
  ],
};
