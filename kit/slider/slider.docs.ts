import type { ComponentDocs } from "../component-docs.ts";
import type { SliderProps } from "./slider.tsx";

/** A selector for the upper handle of a range. */
const second = "& div:nth-of-type(2) > input[type=range]";

export const docs = {
  heard:
    "“Slider”, the label, and the value as `format` returns it. Several handles are a group with the label, and each handle has its own label.",
  leftOut: "The values above the handles aren't announced, because each handle has its value.",
  keysAt: "sliders/single",
  keys: [
    {
      keys: ["→", "↑"],
      does: "increases the value by a step",
      presses: [
        { at: "sliders/range", focus: second, keys: ["ArrowRight"], shows: is("81") },
        { at: "sliders/single", focus: "& input", keys: ["ArrowRight"], shows: is("51") },
        { keys: ["ArrowUp"], shows: is("52") },
      ],
    },
    {
      keys: ["←", "↓"],
      does: "decreases the value by a step",
      presses: [
        { keys: ["ArrowLeft"], shows: is("51") },
        { keys: ["ArrowDown"], shows: is("50") },
      ],
    },
    {
      keys: ["Page Up", "Page Down"],
      does: "changes the value by ten steps",
      presses: [
        { keys: ["PageUp"], shows: is("60") },
        { keys: ["PageDown"], shows: is("50") },
      ],
    },
    {
      keys: ["Home", "End"],
      does: "moves to the lower or the upper limit; with two handles, the other handle is the limit",
      presses: [
        { keys: ["End"], shows: is("100") },
        { keys: ["Home"], shows: is("0") },
        { at: "sliders/range", focus: second, keys: ["Home"], shows: is("30") },
      ],
    },
  ],
  attributes: {
    "data-tooltips": "on the slider, if values are shown above the handles",
    "data-several": "on the track, if there are several handles",
  },
  anatomy: `<Slider label="…" defaultValues={[40]} />`,
  specimen: { room: "card", props: { label: "Depth", defaultValues: [40] } },
  states: [{ disabled: true }],
  changes: {
    next: [
      "A press on the track can continue as a drag. It works only with the primary button, and not in a disabled fieldset.",
      "After a form action a controlled slider keeps its value. New `defaultValues` apply when the form is reset.",
      "A handle that was moved before hydration stays there, and its value is reported.",
    ],
  },
} satisfies ComponentDocs<SliderProps>;

/** Returns a selector that matches the focused handle if it has this value. */
function is(value: string): string {
  return `& input:focus[value="${value}"]`;
}
