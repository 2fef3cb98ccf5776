import type { ComponentDocs } from "../component-docs.ts";
import type { SelectProps } from "./select.tsx";

export const docs = {
  heard:
    "A native select: the label, the value, “collapsed” or “expanded”; with `multiple` a list box. Hint and error are its description.",
  specimen: { room: "small", props: { label: "Rock", options: ["Granite", "Basalt"] } },
  states: [{}, { error: "Choose a rock." }, { success: "A good choice." }, { disabled: true }],
  examples: [{ id: "answers", title: "Answers", note: "A native select with a label, a hint and an error." }],
  changes: { next: ["With a `value`, a selection before hydration is reported to `onChange`."] },
} satisfies ComponentDocs<SelectProps>;
