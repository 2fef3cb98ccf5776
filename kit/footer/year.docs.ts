import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "The year, as text.",
  leftOut: "When a script updates the year, nothing is announced.",
} satisfies ComponentDocs;
