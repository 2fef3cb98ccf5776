import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, a heading with the name, which may be a link, the position and the description. The portrait is decorative, because the name is beside it.",
  changes: { next: ["A position without a colour is a line of grey text."] },
} satisfies ComponentDocs;
