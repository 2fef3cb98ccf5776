import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, the picture by its `alt`, the categories, a heading, and the action with the title: “Book, The lighthouse”.",
  examples: [
    {
      id: "places",
      title: "Places",
      note: "Each card has a picture, a description and one link.",
    },
  ],
} satisfies ComponentDocs;
