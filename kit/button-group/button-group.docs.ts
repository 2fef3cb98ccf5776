import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Group” and its label, and each button.",
  leftOut: "It isn't a toolbar: Tab goes from button to button, and arrow keys do nothing.",
  anatomy: `<ButtonGroup label="…">
  <Button>…</Button>
  <Button>…</Button>
</ButtonGroup>`,
} satisfies ComponentDocs;
