import type { ComponentDocs } from "../component-docs.ts";
import type { RadioGroupProps } from "./radio-group.tsx";

export const docs = {
  heard:
    "A group with its legend, and in it “radio button”, its label, “1 of 3”, checked or not, and its description.",
  keys: {
    at: "toggles/radio-group",
    rows: [
      {
        keys: ["↓", "↑"],
        does: "chooses the next one, or the one before",
        presses: [
          { focus: "& input:checked", keys: ["ArrowDown"], shows: '& input[value="2"]:checked:focus' },
          { keys: ["ArrowUp"], shows: '& input[value="1"]:checked:focus' },
        ],
      },
      {
        keys: ["Space"],
        does: "chooses the one that has the focus",
        presses: [{ focus: '& input[value="3"]', keys: [" "], shows: '& input[value="3"]:checked:focus' }],
      },
    ],
  },
  specimen: {
    props: {
      legend: "Rig",
      name: "rig",
      choices: [
        { value: "rotary", label: "Rotary" },
        { value: "sonic", label: "Sonic" },
      ],
    },
  },
  states: [{}, { disabled: true }],
  since: "1.0.0",
  changes: [{ version: "next", what: "A choice made before React came is told." }],
} satisfies ComponentDocs<RadioGroupProps>;
