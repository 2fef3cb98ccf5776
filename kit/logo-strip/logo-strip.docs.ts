import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A list with its label. Each logo says what it says itself, and its note follows.",
  since: "1.0.0",
} satisfies ComponentDocs;
