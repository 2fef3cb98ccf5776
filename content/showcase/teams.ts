import type { ShowcaseWords } from "./showcase-words.ts";

export const teams: ShowcaseWords = {
  family: "page-sections",
  name: "teams",
  title: "Teams",
  intro: "Who works here. The people are drawn and don’t exist, so nobody has to be asked.",
  withoutScript: "Nothing is missing.",
  sample: true,
  examples: [
    {
      id: "team-1",
      title: "Team 1",
      note: "A portrait over the words. Each social link says whose page it is.",
    },
    {
      id: "team-2",
      title: "Team 2",
      note: "Horizontal: the portrait beside the words, and a badge for the position.",
    },
  ],
};
