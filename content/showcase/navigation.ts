import type { PageWords } from "./showcase-words.ts";

export const navigation: readonly PageWords[] = [
  {
    title: "Navbars",
    intro:
      "The bar at the top of this page, on four backgrounds. Below 992 pixels its menus move into one panel.",
    withoutScript: "Menus and panel open and close, but leaving a menu by Tab does not close it.",
    keysOf: ["navbar"],
    examples: {
      Dark: "Light text on rock, for a page that begins below ground.",
      Light: "White with a hairline, for pages with a tinted background.",
      Transparent: "No background of its own: white text over a dark picture, dark text over a light one.",
      "Blur sticky":
        "It stays while you scroll and blurs what is below, unless you ask for less transparency.",
    },
  },
  {
    title: "Nav Tabs",
    intro: "One of several panels, and a pill that slides to the chosen tab. Narrow windows stack the list.",
    withoutScript: "There are no tabs: every panel is shown under its name.",
    keysOf: ["tabs"],
    hydrate: true,
    examples: {
      Simple: "Side by side from 991 pixels, one below the other in narrower windows.",
      Icons: "The icon repeats the word and is never read out.",
      Vertical: "A list that stays vertical, with its panel beside it.",
    },
  },
  {
    title: "Pagination",
    intro: "Five pages of something long. They are links, so they can be shared or opened in a new tab.",
    withoutScript: "Nothing is missing: these are links.",
    keysOf: ["pagination"],
    examples: {
      Simple: "The second of five. Narrow frames show arrows instead of words.",
      Sizes: "Small for dense lists; the others are as large as a thumb.",
      Variants: "Success, info, warning, primary and danger, one for each page.",
    },
  },
];
