import type { PageWords } from "./showcase-words.ts";

export const navigation: readonly PageWords[] = [
  {
    name: "navbars",
    title: "Navbars",
    intro:
      "The bar at the top of this page, on four grounds. Below 992 pixels its menus move into one panel.",
    withoutScript:
      "Menus and panel open and close: the browser does it. Only leaving a menu by Tab does not close it.",
    keysOf: ["navbar"],
    examples: [
      { id: "dark", title: "Dark", note: "Paper on rock. For a page that begins below ground." },
      { id: "light", title: "Light", note: "White with a hairline, for pages whose ground is a tint." },
      {
        id: "transparent",
        title: "Transparent",
        note: "No ground of its own: white words over a dark picture, dark words over a light one.",
      },
      {
        id: "blur-sticky",
        title: "Blur sticky",
        note: "Scroll: it stays, and what goes under it is blurred. Who asks for less transparency gets none.",
      },
    ],
  },
  {
    name: "nav-tabs",
    title: "Nav Tabs",
    intro: "One of several panels, and a pill that goes where you went. Narrow windows stack the list.",
    withoutScript: "There are no tabs then: every panel is shown, each under its name.",
    keysOf: ["tabs"],
    hydrate: true,
    examples: [
      {
        id: "simple",
        title: "Simple",
        note: "Side by side from 991 pixels, one below the other in narrower windows.",
      },
      { id: "icons", title: "Icons", note: "The icon repeats the word and is never read out." },
      { id: "vertical", title: "Vertical", note: "A list that stays vertical, with its panel beside it." },
    ],
  },
  {
    name: "pagination",
    title: "Pagination",
    intro: "Five pages of something long. They are links, so they open in a new tab and can be sent on.",
    withoutScript: "Nothing is missing: these are links.",
    keysOf: ["pagination"],
    examples: [
      { id: "simple", title: "Simple", note: "The second of five. Narrow frames show signs for the words." },
      { id: "sizes", title: "Sizes", note: "Small for dense lists; the others are as large as a thumb." },
      {
        id: "variants",
        title: "Variants",
        note: "Success, info, warning, primary and danger, one for each page.",
      },
    ],
  },
];
