import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "The final number, at any time.",
  leftOut: "The numbers on the way are passed over: nobody wants to hear a thousand of them.",
  attributes: { "data-counting": "while it counts" },
  examples: [
    {
      id: "years",
      title: "Years",
      note: "Counts once it is seen, and stands still where motion is unwanted.",
    },
  ],
  hydrate: true,
  since: "1.0.0",
} satisfies ComponentDocs;
