import type { ShowcaseWords } from "./showcase-words.ts";

export const dropdowns: ShowcaseWords = {
  family: "elements",
  name: "dropdowns",
  title: "Dropdowns",
  intro: "Lists that wait behind a button, and fields that know their answers.",
  withoutScript:
    "Dropdown, dropup and menu open and close; only leaving by Tab doesn’t close them, and nothing in the menu is done. Every select is a plain one.",
  keysOf: ["dropdown", "menu", "search-select"],
  hydrate: true,
  examples: [
    {
      id: "dropdown",
      title: "Dropdown",
      note: "Opens and closes on a click. Closes on Escape and when the focus leaves.",
      height: 310,
    },
    {
      id: "dropup",
      title: "Dropup",
      note: "The same upwards, for what stands at the bottom. It turns around where there is no room.",
    },
    {
      id: "select-picker",
      title: "Select picker",
      note: "Four places, search switched off: the browser’s own select, in our clothes.",
    },
    {
      id: "search",
      title: "Search",
      note: "Finds from the first character and forgives slips. At most four results, the best first.",
    },
    {
      id: "several-answers",
      title: "Several answers",
      note: "A comma takes the best result and goes on to the next.",
    },
    {
      id: "strict-search",
      title: "Strict search",
      note: "Two results at most, from the second letter, without a slip. A semicolon parts the answers.",
    },
    {
      id: "menu-of-actions",
      title: "Menu of actions",
      note: "Things to do and no links: a menu as programs have it. One item waits for its turn.",
      height: 350,
    },
  ],
};
