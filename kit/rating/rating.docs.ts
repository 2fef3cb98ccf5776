import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Image, 4.5 of 5 stars”, as one element.",
  leftOut: "It only displays a rating. To ask for one, use `RadioGroup`.",
  attributes: { "data-star": "on each star: `full`, `half` or `empty`" },
  examples: [
    { id: "stars", title: "Stars", note: "From 0 to 5 in halves; a screen reader announces one sentence." },
  ],
} satisfies ComponentDocs;
