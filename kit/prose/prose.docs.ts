import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing of its own: a `div`. Headings, lists and quotes in it are told as what they are.",
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: '`size="lg"` is for a page that is read from end to end, as the site’s articles are; headings and quotes look as they do there.',
    },
    {
      version: "next",
      what: "Tables and lines of code have a look, and may be wider than text: `--kit-measure` and `--kit-measure-wide`.",
    },
  ],
} satisfies ComponentDocs;
