import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "The final number, also while it counts.",
  leftOut: "The numbers in between aren't announced.",
  attributes: { "data-counting": "on the counter while it counts" },
  examples: [
    {
      id: "years",
      title: "Years",
      note: "Counts when it comes into view, and is static with reduced motion.",
    },
  ],
  hydrate: true,
} satisfies ComponentDocs;
