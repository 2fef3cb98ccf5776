import type { ComponentDocs } from "../component-docs.ts";
import type { ChoiceProps } from "./choice.tsx";

export const docs = {
  heard: "“Check box”, the label, “checked” or “not checked”, and `description`.",
  keysAt: "toggles/checkboxes",
  keys: [
    {
      keys: ["Space"],
      does: "switches between checked and not checked",
      presses: [
        {
          focus: "& input[type=checkbox]:not(:checked):not(:disabled)",
          keys: [" "],
          shows: "& input:focus:checked",
        },
        { keys: [" "], shows: "& input:focus:not(:checked)" },
      ],
    },
  ],
  specimen: { props: { label: "Insured" } },
  states: [{}, { defaultChecked: true }, { disabled: true }, { defaultChecked: true, disabled: true }],
  changes: { next: ["With `checked`, a change before hydration is reported to `onChange`."] },
} satisfies ComponentDocs<ChoiceProps>;
