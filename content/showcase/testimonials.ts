import type { ShowcaseWords } from "./showcase-words.ts";

export const testimonials: ShowcaseWords = {
  family: "page-sections",
  name: "testimonials",
  title: "Testimonials",
  intro:
    "What customers said, at length or in a line. The slides turn every five seconds until you touch them.",
  withoutScript: "The stories stand one below the other, and nothing turns.",
  keysOf: ["carousel"],
  hydrate: true,
  sample: true,
  examples: [
    {
      id: "carousel",
      title: "Carousel",
      note: "Two stories in turn. They wait under the pointer, stop for the keyboard, and can be paused.",
    },
    {
      id: "reviews",
      title: "Review cards",
      note: "Stars in halves from 1 to 5, read out as a number. The colour of the line is yours.",
    },
    {
      id: "in-a-line",
      title: "In a line",
      note: "What was said, and by whom. A portrait and stars where there are some.",
    },
  ],
};
