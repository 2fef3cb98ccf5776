import type { ComponentDocs } from "../component-docs.ts";
import type { RadioGroupProps } from "./radio-group.tsx";

export const docs = {
  heard:
    "A group with its legend, and in it each “radio button” with its label, “1 of 3”, “checked” or “not checked”, and its description.",
  keysAt: "toggles/radio-group",
  keys: [
    {
      keys: ["↓", "↑"],
      does: "selects the next or the previous option",
      presses: [
        { focus: "& input:checked", keys: ["ArrowDown"], shows: '& input[value="2"]:checked:focus' },
        { keys: ["ArrowUp"], shows: '& input[value="1"]:checked:focus' },
      ],
    },
    {
      keys: ["Space"],
      does: "selects the focused option",
      presses: [{ focus: '& input[value="3"]', keys: [" "], shows: '& input[value="3"]:checked:focus' }],
    },
  ],
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
  changes: { next: ["A selection before hydration is reported."] },
} satisfies ComponentDocs<RadioGroupProps>;
