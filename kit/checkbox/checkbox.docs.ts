import type { ComponentDocs } from "../component-docs.ts";
import type { ChoiceProps } from "./choice.tsx";

export const docs = {
  heard: "“Check box”, its label, checked or not, and `description` after it.",
  keys: {
    at: "toggles/checkboxes",
    rows: [
      {
        keys: ["Space"],
        does: "ticks it, or takes the tick back",
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
  },
  specimen: { props: { label: "Insured" } },
  states: [{}, { defaultChecked: true }, { disabled: true }, { defaultChecked: true, disabled: true }],
  since: "1.0.0",
  changes: [{ version: "next", what: "With `checked`, a press before React came is told." }],
} satisfies ComponentDocs<ChoiceProps>;
