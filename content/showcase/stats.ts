import type { ShowcaseWords } from "./showcase-words.ts";

export const stats: ShowcaseWords = {
  family: "page-sections",
  name: "stats",
  title: "Stats",
  intro:
    "Numbers that count up once, when they come into view. The last figure is in the page from the beginning.",
  withoutScript: "The numbers stand at their last figure. They do too for people who want less motion.",
  hydrate: true,
  sample: true,
  examples: [
    {
      id: "stat-1",
      title: "Stat 1",
      note: "One number, from 0 to 2017 in three seconds. Until five figures there is no comma, so it can be a year.",
    },
    {
      id: "stat-2",
      title: "Stat 2",
      note: "Three cards with lines between them, four seconds each. The first has the most room.",
    },
    {
      id: "stat-3",
      title: "Stat 3",
      note: "On bedrock, dark in both themes. The large number is quoted from the template; it is nobody’s.",
    },
  ],
};
