import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Image, 4.5 of 5 stars”, as one.",
  leftOut: "It shows and doesn't ask: to rate is a `RadioGroup`.",
  attributes: { "data-star": "on each star: `full`, `half` or `empty`" },
  examples: [{ id: "stars", title: "Stars", note: "From 0 to 5, halves too; read out as one sentence." }],
  since: "1.0.0",
} satisfies ComponentDocs;
