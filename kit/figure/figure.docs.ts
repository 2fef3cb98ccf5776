import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A figure: its picture by `alt`, passed over where that is empty, and what stands below as its caption.",
  since: "1.0.0",
} satisfies ComponentDocs;
