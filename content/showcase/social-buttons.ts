import type { ShowcaseWords } from "./showcase-words.ts";

export const socialButtons: ShowcaseWords = {
  family: "elements",
  name: "social-buttons",
  title: "Social Buttons",
  intro: "Twelve networks in their own colours, some a little darker so that their names can be read.",
  withoutScript: "Nothing is missing but the ripple.",
  keysOf: ["button"],
  examples: [
    {
      id: "labelled",
      title: "Labelled",
      note: "Mark and name. Here they lead nowhere; give them an address.",
    },
    {
      id: "icon-only",
      title: "Icon only",
      note: "For the end of an article. Each still has its name for screen readers.",
    },
  ],
};
