import type { ComponentDocs } from "../component-docs.ts";
import type { DatePickerProps } from "./date-picker.tsx";

export const docs = {
  heard:
    "A text field with its label; the hint, which says how to write a date, is its description. The button says “Choose a date”, or “Change the date” and which one it is. What is wrong with a typed date is read out when the field is left.",
  leftOut: "The button is missing where no script could fill its dialog: the field takes dates without it.",
  keys: {
    at: "date-picker/with-a-time",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "on the button: opens the calendar, at the chosen day or today; on a day: chooses it",
        presses: [
          { focus: "& [aria-haspopup=dialog]", keys: ["Enter"], shows: focused("2027-03-01") },
          { keys: ["ArrowDown", "Enter"], shows: chosen("2027-03-08") },
          { keys: ["ArrowDown", " "], shows: chosen("2027-03-15") },
          { keys: ["Escape", " "], shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["←", "→"],
        does: "the day before, the day after",
        presses: [
          { keys: ["ArrowRight"], mirrored: true, shows: focused("2027-03-16") },
          { keys: ["ArrowLeft"], mirrored: true, shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["↑", "↓"],
        does: "the same day of the week before, of the week after",
        presses: [
          { keys: ["ArrowDown"], shows: focused("2027-03-22") },
          { keys: ["ArrowUp"], shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["Home", "End"],
        does: "the first or the last day of the week",
        presses: [
          { keys: ["End"], shows: focused("2027-03-21") },
          { keys: ["Home"], shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["Page Up", "Page Down"],
        does: "the month before, the month after",
        presses: [
          { keys: ["PageDown"], shows: focused("2027-04-15") },
          { keys: ["PageUp"], shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["Shift + Page Up", "Shift + Page Down"],
        does: "the year before, the year after",
        presses: [
          { keys: ["Shift+PageDown"], shows: focused("2028-03-15") },
          { keys: ["Shift+PageUp"], shows: focused("2027-03-15") },
        ],
      },
      {
        keys: ["Tab"],
        does: "to the next control of the calendar, and from its last to its first",
        presses: [{ keys: Array(9).fill("Tab"), shows: "& [role=dialog]:focus-within" }],
      },
      {
        keys: ["Esc"],
        does: "closes the calendar, back to the button",
        presses: [
          {
            keys: ["Escape"],
            shows:
              "&:not(:has([role=dialog]:popover-open, [role=dialog][open])) [aria-haspopup=dialog]:focus",
          },
        ],
      },
    ],
  },
  attributes: {
    "data-today": "on today",
    "data-selected": "on the chosen day",
    "data-outside": "on days of the months before and after",
    "data-disabled": "on days that cannot be chosen",
  },
  specimen: { room: "small", props: { label: "Begins" } },
  states: [{}, { error: "Choose Monday or a later day." }, { success: "There is room." }, { disabled: true }],
  examples: [
    { id: "date", title: "A date", note: "Typed, or chosen in the calendar that the button opens." },
    {
      id: "with-a-time",
      title: "With a time",
      note: "A format with hours and minutes adds fields for them.",
    },
    {
      id: "within-a-range",
      title: "Within a range",
      note: "Days before today can't be chosen, and typed ones are refused in words.",
    },
  ],
  hydrate: true,
  since: "1.0.0",
  changes: [
    { version: "next", what: "A calendar that opens upwards leaves the label readable." },
    {
      version: "next",
      what: "The calendar opens at today, as near as the limits let it, and has a list of years where they lie years apart.",
    },
    {
      version: "next",
      what: "A date that is typed is told at once when the field is left or its form sent, and a chosen one always.",
    },
    { version: "next", what: "A date that was typed before React came is checked, and told." },
  ],
} satisfies ComponentDocs<DatePickerProps>;

function focused(day: string): string {
  return `td[data-day="${day}"] button:focus`;
}

function chosen(day: string): string {
  return `td[data-day="${day}"][aria-selected=true] button:focus`;
}
