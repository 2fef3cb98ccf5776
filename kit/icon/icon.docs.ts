import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing. The button or link that contains only an icon needs an accessible name.",
  changes: { next: ["`size` sets width and height."] },
} satisfies ComponentDocs;
