import type { ChoiceProps } from "../checkbox/choice.tsx";
import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "“Switch”, the label, “on” or “off”, and `description`.",
  keysAt: "toggles/switches",
  keys: [
    {
      keys: ["Space"],
      does: "turns it on or off",
      presses: [
        {
          focus: "& [role=switch]:checked",
          keys: [" "],
          shows: "& [role=switch]:focus:not(:checked)",
        },
        { keys: [" "], shows: "& [role=switch]:focus:checked" },
      ],
    },
  ],
  specimen: { props: { label: "Pump" } },
  states: [{}, { defaultChecked: true }, { disabled: true }, { defaultChecked: true, disabled: true }],
  changes: { next: ["With `checked`, a change before hydration is reported to `onChange`."] },
} satisfies ComponentDocs<ChoiceProps>;
