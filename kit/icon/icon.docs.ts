import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing: what it stands in has to have a name.",
  since: "1.0.0",
} satisfies ComponentDocs;
