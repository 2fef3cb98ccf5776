import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A list with its label. Each item is the logo's own text or alternative text, and the note.",
} satisfies ComponentDocs;
