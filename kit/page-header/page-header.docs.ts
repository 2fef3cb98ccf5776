import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "Its content in the given order. The picture is decorative.",
  attributes: {
    "data-theme": "`dark` in the variant `rock`, so that its content has the tokens of the dark theme",
  },
} satisfies ComponentDocs;
