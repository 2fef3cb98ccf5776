import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A figure with the stars if there are any, the text and the author. The portrait is decorative.",
} satisfies ComponentDocs;
