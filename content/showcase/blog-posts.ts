import type { ShowcaseWords } from "./showcase-words.ts";

export const blogPosts: ShowcaseWords = {
  family: "page-sections",
  name: "blog-posts",
  title: "Blog Posts",
  intro: "Four shapes of one card. Each has a single link, its title, and the whole card leads there.",
  withoutScript: "Nothing is missing: cards and pages are links.",
  sample: true,
  examples: [
    {
      id: "three-articles",
      title: "Three articles",
      note: "A picture, a category and a sentence; the second one stands lower.",
    },
    {
      id: "inside-picture",
      title: "Inside the picture",
      note: "The words have ground of their own and never lie on the picture itself.",
    },
    {
      id: "glowing-picture",
      title: "Glowing picture",
      note: "Point at it, or reach it with the keyboard: the picture rises and glows.",
    },
    {
      id: "pages",
      title: "In pages",
      note: "A list to read down, with its pages below. This is the second of five.",
    },
  ],
};
