import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Group” and its label, then each button.",
  leftOut: "It is no toolbar: Tab stops at each button, and arrows do nothing.",
  anatomy: `<ButtonGroup label="…">
  <Button>…</Button>
  <Button>…</Button>
</ButtonGroup>`,
  since: "1.0.0",
} satisfies ComponentDocs;
