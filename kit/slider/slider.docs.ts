import type { ComponentDocs } from "../component-docs.ts";
import type { SliderProps } from "./slider.tsx";

/** The upper handle of a range. */
const second = "& div:nth-of-type(2) > input[type=range]";

export const docs = {
  heard:
    "“Slider”, its label and its value as `format` writes it. Several handles are a group with the label, each by what it sets.",
  leftOut: "The values over the handles are passed over: each handle says its own.",
  keys: {
    at: "sliders/single",
    rows: [
      {
        keys: ["→", "↑"],
        does: "one step up",
        presses: [
          { at: "sliders/range", focus: second, keys: ["ArrowRight"], shows: is("81") },
          { at: "sliders/single", focus: "& input", keys: ["ArrowRight"], shows: is("51") },
          { keys: ["ArrowUp"], shows: is("52") },
        ],
      },
      {
        keys: ["←", "↓"],
        does: "one step down",
        presses: [
          { keys: ["ArrowLeft"], shows: is("51") },
          { keys: ["ArrowDown"], shows: is("50") },
        ],
      },
      {
        keys: ["Page Up", "Page Down"],
        does: "ten steps",
        presses: [
          { keys: ["PageUp"], shows: is("60") },
          { keys: ["PageDown"], shows: is("50") },
        ],
      },
      {
        keys: ["Home", "End"],
        does: "as far down or up as it goes; with two handles, as far as the other",
        presses: [
          { keys: ["End"], shows: is("100") },
          { keys: ["Home"], shows: is("0") },
          { at: "sliders/range", focus: second, keys: ["Home"], shows: is("30") },
        ],
      },
    ],
  },
  attributes: {
    "data-tooltips": "on the slider: values stand over the handles",
    "data-several": "on the track: there are several handles",
  },
  anatomy: `<Slider label="…" defaultValues={[40]} />`,
  specimen: { room: "card", props: { label: "Depth", defaultValues: [40] } },
  states: [{ disabled: true }],
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "A press on the rail can be dragged on; it counts only by the primary button, and not in a disabled fieldset.",
    },
    {
      version: "next",
      what: "After a form’s action a controlled one stays, and new `defaultValues` count when the form is reset.",
    },
    { version: "next", what: "A handle that was moved before React came stays there, and is told." },
  ],
} satisfies ComponentDocs<SliderProps>;

/** The value that screen readers announce for the focused handle. */
function is(value: string): string {
  return `& input:focus[value="${value}"]`;
}
