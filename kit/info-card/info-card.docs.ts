import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A heading or a paragraph, by `titleAs`, its sentence, and a link where there is one. The icon is passed over.",
  since: "1.0.0",
} satisfies ComponentDocs;
