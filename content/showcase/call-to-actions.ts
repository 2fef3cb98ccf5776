import type { ShowcaseWords } from "./showcase-words.ts";

export const callToActions: ShowcaseWords = {
  family: "page-sections",
  name: "call-to-actions",
  title: "Call to Action",
  intro: "What a page says last, before its footer. One thing to do in each, and the rest is quieter.",
  withoutScript: "Nothing is missing. Only the ripple of the buttons is.",
  sample: true,
  examples: [
    {
      id: "prefooter-1",
      title: "Prefooter 1",
      note: "An ink line, a sentence, and the two things you can do about it.",
    },
    {
      id: "prefooter-2",
      title: "Prefooter 2",
      note: "With the whole core beside it. One button, as large as the price is clear.",
    },
    {
      id: "prefooter-3",
      title: "Prefooter 3",
      note: "On bedrock, right above a footer: thanks, and where to find us elsewhere.",
    },
  ],
};
