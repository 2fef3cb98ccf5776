import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, the picture by `alt`, what kind of place, a heading, and the action with the title after it: “Book, The lighthouse”.",
  examples: [
    {
      id: "places",
      title: "Places",
      note: "A picture, what it is, and one link at the foot that says where it leads.",
    },
  ],
  since: "1.0.0",
} satisfies ComponentDocs;
