import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A heading, its sentence, and what to do. The picture is passed over.",
  anatomy: `<CallToAction title="…">
  <Button href="…">…</Button>
</CallToAction>`,
  since: "1.0.0",
} satisfies ComponentDocs;
