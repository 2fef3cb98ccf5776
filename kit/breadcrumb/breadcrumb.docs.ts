import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Breadcrumb, navigation”, and a list of links. The last one is text, and says “current page”.",
  leftOut: "The slashes between them come from CSS and aren't read.",
  since: "1.0.0",
} satisfies ComponentDocs;
