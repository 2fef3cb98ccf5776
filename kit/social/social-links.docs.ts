import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A list of links, each named by the person and the network: “Ada Okafor on GitHub (opens in a new tab)”. The logos are decorative.",
  examples: [
    { id: "row", title: "In a row", note: "Logos that link to profiles, each with an accessible name." },
  ],
} satisfies ComponentDocs;
