import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A figure with its label, and in it a region of the same name.",
  leftOut: "It takes the focus because long lines scroll. The colours of its words aren't told.",
  attributes: { "data-theme": "`dark`: what lies inside takes the tokens of the dark theme" },
  since: "1.0.0",
  changes: [{ version: "next", what: "On paper it is ink without a ground, and long lines break." }],
} satisfies ComponentDocs;
