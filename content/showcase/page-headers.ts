import type { ShowcaseWords } from "./showcase-words.ts";

export const pageHeaders: ShowcaseWords = {
  family: "page-sections",
  name: "page-headers",
  title: "Page Headers",
  intro: "Three ways to begin a page. The words come first, and the picture gives way to them.",
  withoutScript: "All is there. The typed headline stands still at its first phrase.",
  keysOf: ["typed-headline"],
  hydrate: true,
  examples: [
    {
      id: "beside",
      title: "Beside a picture",
      note: "Seven parts words, five parts picture; where it is narrow, the picture comes below.",
    },
    {
      id: "ground",
      title: "On the ground",
      note: "The picture is cut to the room there is, never pulled. Its sky is left free for the words.",
    },
    {
      id: "typed",
      title: "Typed, on rock",
      note: "Three phrases in turn: a letter each 50 ms, and 7.5 seconds to read. Dark in both themes.",
    },
  ],
};
