import type { ComponentDocs } from "../component-docs.ts";
import type { SelectProps } from "./select.tsx";

export const docs = {
  heard:
    "What the browser says of a select: label, value, collapsed or expanded, with `multiple` a list box. Hint and error are its description.",
  specimen: { room: "small", props: { label: "Rock", options: ["Granite", "Basalt"] } },
  states: [{}, { error: "Choose a rock." }, { success: "It holds." }, { disabled: true }],
  examples: [
    { id: "answers", title: "Answers", note: "The browser's own select, with label, hint and error." },
  ],
  since: "1.0.0",
  changes: [{ version: "next", what: "With a `value`, a choice made before React came is told." }],
} satisfies ComponentDocs<SelectProps>;
