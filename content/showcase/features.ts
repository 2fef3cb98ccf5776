import type { ShowcaseWords } from "./showcase-words.ts";

export const features: ShowcaseWords = {
  family: "page-sections",
  name: "features",
  title: "Features",
  intro: "What something does, told in three shapes. None of them is three equal boxes in a row.",
  withoutScript: "Nothing is missing. The card turns by its own button, which is a checkbox.",
  keysOf: ["rotating-card"],
  sample: true,
  examples: [
    {
      id: "turning-card",
      title: "With a turning card",
      note: "One card with a back, and four facts beside it.",
    },
    {
      id: "ticked-blocks",
      title: "Ticked blocks",
      note: "A rock sign for each, a sentence, and two things that come with it.",
    },
    {
      id: "layers",
      title: "In layers",
      note: "From the surface to bedrock. The order says something, so it is an ordered list.",
    },
  ],
};
