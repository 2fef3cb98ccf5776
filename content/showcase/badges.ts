import type { ShowcaseWords } from "./showcase-words.ts";

export const badges: ShowcaseWords = {
  family: "elements",
  name: "badges",
  title: "Badges",
  intro: "A word or a number that says what state a thing is in. Two variants, nine colours.",
  withoutScript: "Nothing is missing.",
  examples: [
    {
      id: "variants",
      title: "Variants",
      note: "Fill is soft and stays in the text. Gradient is loud: at most one in sight.",
    },
    {
      id: "colours",
      title: "Colours",
      note: "Colour never stands alone: the word in it says the same.",
    },
    { id: "rounded", title: "Rounded", note: "For counts. Round looks like a number before it is read." },
    {
      id: "in-place",
      title: "In place",
      note: "Beside a heading, in a sentence and on a button it keeps its size.",
    },
  ],
};
