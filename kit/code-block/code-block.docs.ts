import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A figure with its label, and in it a region with the same name.",
  leftOut: "It is focusable, because long lines scroll. The colours of the code aren't announced.",
  attributes: { "data-theme": "`dark`, so that its content has the tokens of the dark theme" },
  changes: { next: ["It prints as dark text without a background, and long lines wrap."] },
} satisfies ComponentDocs;
