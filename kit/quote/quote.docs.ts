import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A figure with a block quote, and who said it as its caption.",
  since: "1.0.0",
} satisfies ComponentDocs;
