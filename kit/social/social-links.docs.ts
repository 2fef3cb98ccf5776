import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A list of links, each by whose it is and where: “Ada Okafor on GitHub (opens in a new tab)”. The marks are passed over.",
  examples: [
    { id: "row", title: "In a row", note: "Marks that lead to profiles elsewhere, each with a name." },
  ],
  since: "1.0.0",
} satisfies ComponentDocs;
