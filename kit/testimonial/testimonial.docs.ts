import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A figure: the stars where there are any, the quote, and who said it. The portrait is passed over.",
  since: "1.0.0",
} satisfies ComponentDocs;
