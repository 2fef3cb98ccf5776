import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, a heading with the name, what they do, and a list of links, each with the name in it. The portrait is passed over.",
  since: "1.0.0",
} satisfies ComponentDocs;
