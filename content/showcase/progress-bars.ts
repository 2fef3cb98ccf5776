import type { ShowcaseWords } from "./showcase-words.ts";

export const progressBars: ShowcaseWords = {
  family: "elements",
  name: "progress-bars",
  title: "Progress Bars",
  intro: "How far something has come, as a bar and in figures. Two variants, eight colours.",
  withoutScript: "Nothing is missing.",
  examples: [
    { id: "simple", title: "Simple", note: "One flat colour, here at 50 per cent in each of the eight." },
    {
      id: "gradient",
      title: "Gradient",
      note: "Stronger towards its end, so the end is seen. Both ends stand out from the track.",
    },
    {
      id: "at-work",
      title: "At work",
      note: "From 0 to 100. What is under way stands over the bar, in words.",
    },
  ],
};
