import type { ShowcaseWords } from "./showcase-words.ts";

export const contentSections: ShowcaseWords = {
  family: "page-sections",
  name: "content-sections",
  title: "Content Sections",
  intro: "Text to be read, not scanned: a measure of sixty letters, and pictures that earn their place.",
  withoutScript: "Nothing is missing.",
  sample: true,
  examples: [
    {
      id: "content-1",
      title: "Content 1",
      note: "A heading at the left, running text at the right. The first paragraph leads.",
    },
    { id: "content-2", title: "Content 2", note: "A picture with a caption, a quote, and who said it." },
  ],
};
