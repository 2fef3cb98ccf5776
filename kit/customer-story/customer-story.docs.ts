import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A figure: heading, quote, “4.5 of 5 stars”, and who said it. The picture is passed over.",
  since: "1.0.0",
} satisfies ComponentDocs;
