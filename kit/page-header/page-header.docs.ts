import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "What it is given, in that order. The picture is passed over.",
  attributes: { "data-theme": "`dark` in the variant `rock`: its tokens are those of the dark theme" },
  since: "1.0.0",
} satisfies ComponentDocs;
