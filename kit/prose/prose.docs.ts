import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing of its own. It is a `div`; headings, lists and quotes in it are announced as such.",
  changes: {
    next: [
      '`size="lg"` is for long texts, such as the articles of this site. Headings and quotes have the style of these articles.',
      "Tables and code have a style. Tables and figures may be wider than text: `--kit-measure` and `--kit-measure-wide`.",
    ],
  },
} satisfies ComponentDocs;
