import type { ShowcaseWords } from "./showcase-words.ts";

export const sliders: ShowcaseWords = {
  family: "elements",
  name: "sliders",
  title: "Sliders",
  intro:
    "A value, or a stretch between two, set by feel. The figures stand beside it for those who want to know.",
  withoutScript: "Each handle is a slider of its own, one under the other. What is sent is the same.",
  keysOf: ["slider"],
  hydrate: true,
  examples: [
    {
      id: "range",
      title: "Range",
      note: "Two handles, from 30 to 80. They meet, but neither goes past the other.",
    },
    { id: "single", title: "Single", note: "One handle at 50, and no value over it." },
    {
      id: "with-a-unit",
      title: "With a unit",
      note: "The unit is shown, and read out with the value. Steps of 5.",
    },
  ],
};
