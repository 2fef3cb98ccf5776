import type { ShowcaseWords } from "./showcase-words.ts";

export const navTabs: ShowcaseWords = {
  family: "navigation",
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
};
