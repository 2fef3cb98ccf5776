import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, a heading with the name, a link where there is one, what they do, and the rest. The portrait is passed over: the name stands beside it.",
  since: "1.0.0",
  changes: [{ version: "next", what: "A position without a colour is a quiet line." }],
} satisfies ComponentDocs;
