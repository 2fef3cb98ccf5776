import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A figure with a heading, the review, “4.5 of 5 stars” and the author. The picture is decorative.",
} satisfies ComponentDocs;
