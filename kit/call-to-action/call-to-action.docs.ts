import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "The heading, the sentence and the buttons. The picture is decorative.",
  anatomy: `<CallToAction title="…">
  <Button href="…">…</Button>
</CallToAction>`,
} satisfies ComponentDocs;
