import type { ShowcaseWords } from "./showcase-words.ts";

export const navTabs: ShowcaseWords = {
  family: "navigation",
  name: "nav-tabs",
  title: "Nav Tabs",
  intro: "One of several panels, and a pill that goes where you went. Narrow windows stack the list.",
  withoutScript: "There are no tabs then: every panel is shown, each under its name.",
  keyboard: [
    { keys: ["Tab"], does: "to the selected tab, then into its panel" },
    { keys: ["←", "→"], does: "the tab before or after; past the end it begins anew" },
    { keys: ["↑", "↓"], does: "the same where the list stands vertically" },
    { keys: ["Home", "End"], does: "the first or the last tab" },
  ],
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
