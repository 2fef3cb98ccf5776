import type { ShowcaseWords } from "./showcase-words.ts";

export const newsletters: ShowcaseWords = {
  family: "input-areas",
  name: "newsletters",
  title: "Newsletters",
  intro: "One field, one button, and a promise of what comes and how often.",
  withoutScript: "The browser checks the address before anything else happens, with scripts or without.",
  examples: [
    { id: "newsletter-1", title: "Newsletter 1", note: "A strip across the page, between two sections." },
    { id: "newsletter-2", title: "Newsletter 2", note: "With a picture, where the letter is the subject." },
  ],
};
