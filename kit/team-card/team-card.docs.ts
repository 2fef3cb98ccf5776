import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, a heading with the name, the position, and a list of links whose names contain that of the person. The portrait is decorative.",
} satisfies ComponentDocs;
