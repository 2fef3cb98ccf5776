import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing of its own: a `div`. Headings, lists and quotes in it are told as what they are.",
  since: "1.0.0",
} satisfies ComponentDocs;
