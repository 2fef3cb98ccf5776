import type { ShowcaseWords } from "./showcase-words.ts";

export const buttons: ShowcaseWords = {
  family: "elements",
  name: "buttons",
  title: "Buttons",
  intro: "Three variants, three sizes, ten colours. Everything you see below is the file you copy.",
  withoutScript: "Buttons press and links lead on. Only the ripple is missing.",
  keysOf: ["button"],
  examples: [
    {
      id: "variants",
      title: "Variants",
      note: "Gradient is the standing action. Contained is flat. Outline is for the second choice.",
    },
    { id: "sizes", title: "Sizes", note: "Small for dense tables, medium for forms, large once per page." },
    {
      id: "colours",
      title: "Colours",
      note: "Each colour means something. Read the name, not only the hue.",
    },
    {
      id: "states",
      title: "States",
      note: "A busy button keeps the focus, a disabled one loses it. Press Tab to see the ring.",
    },
    { id: "on-rock", title: "On rock", note: "White is for dark ground, in either theme." },
    {
      id: "with-icon",
      title: "With icon",
      note: "The icon repeats the word. Alone, it needs a name for screen readers.",
    },
    { id: "full-width", title: "Full width", note: "The button takes the row, whatever the row is." },
  ],
};
