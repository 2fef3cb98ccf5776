import type { ShowcaseWords } from "./showcase-words.ts";

export const buttonGroups: ShowcaseWords = {
  family: "elements",
  name: "button-groups",
  title: "Button Groups",
  intro: "Buttons that do related things to the same thing, edge to edge and with one name.",
  withoutScript: "Buttons press and links lead on. Only the ripple is missing.",
  keysOf: ["button"],
  examples: [
    {
      id: "variants",
      title: "Variants",
      note: "One variant and one colour for each group: none of its buttons is the main one.",
    },
    { id: "sizes", title: "Sizes", note: "All buttons of a group have the same size." },
    { id: "vertical", title: "Vertical", note: "For narrow columns. All are as wide as the longest word." },
    { id: "icons", title: "Icons", note: "Without words, each icon has a name for screen readers." },
  ],
};
