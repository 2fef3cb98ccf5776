import type { ComponentDocs } from "../component-docs.ts";
import type { DatePickerProps } from "./date-picker.tsx";

export const docs = {
  heard:
    "A text field with its label. Its description is the hint, which says how to write a date. The button is “Choose a date”, or “Change the date” and the date. The error of a typed date is announced when the visitor leaves the field.",
  leftOut:
    "Without JavaScript there is no button, because the dialog would be empty. The field accepts dates without it.",
  keysAt: "date-picker/with-a-time",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "on the button: opens the calendar at the selected day or today; on a day: selects it",
      presses: [
        { focus: "& [aria-haspopup=dialog]", keys: ["Enter"], shows: focused("2027-03-01") },
        { keys: ["ArrowDown", "Enter"], shows: chosen("2027-03-08") },
        { keys: ["ArrowDown", " "], shows: chosen("2027-03-15") },
        { keys: ["Escape", " "], shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["←", "→"],
      does: "moves to the previous or the next day",
      presses: [
        { keys: ["ArrowRight"], mirrored: true, shows: focused("2027-03-16") },
        { keys: ["ArrowLeft"], mirrored: true, shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["↑", "↓"],
      does: "moves to the same day of the previous or the next week",
      presses: [
        { keys: ["ArrowDown"], shows: focused("2027-03-22") },
        { keys: ["ArrowUp"], shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["Home", "End"],
      does: "moves to the first or the last day of the week",
      presses: [
        { keys: ["End"], shows: focused("2027-03-21") },
        { keys: ["Home"], shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["Page Up", "Page Down"],
      does: "moves to the previous or the next month",
      presses: [
        { keys: ["PageDown"], shows: focused("2027-04-15") },
        { keys: ["PageUp"], shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["Shift + Page Up", "Shift + Page Down"],
      does: "moves to the previous or the next year",
      presses: [
        { keys: ["Shift+PageDown"], shows: focused("2028-03-15") },
        { keys: ["Shift+PageUp"], shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["Tab"],
      does: "moves to the next control of the calendar, and from the last to the first",
      presses: [
        { keys: Array(9).fill("Tab"), shows: "& [role=dialog]:focus-within" },
        { keys: Array(9).fill("Shift+Tab"), shows: focused("2027-03-15") },
      ],
    },
    {
      keys: ["Esc"],
      does: "closes the calendar and returns the focus to the button",
      presses: [
        {
          keys: ["Escape"],
          shows: "&:not(:has([role=dialog]:popover-open, [role=dialog][open])) [aria-haspopup=dialog]:focus",
        },
      ],
    },
  ],
  attributes: {
    "data-today": "on today",
    "data-selected": "on the selected day",
    "data-outside": "on days of the previous and the next month",
    "data-disabled": "on days that cannot be selected",
  },
  specimen: { room: "small", props: { label: "Begins" } },
  states: [{}, { error: "Choose Monday or a later day." }, { success: "There is room." }, { disabled: true }],
  examples: [
    {
      id: "date",
      title: "A date",
      note: "The date can be typed, or selected in the calendar that the button opens.",
    },
    {
      id: "with-a-time",
      title: "With a time",
      note: "A format with hours and minutes adds fields for them.",
    },
    {
      id: "within-a-range",
      title: "Within a range",
      note: "Days before today can't be selected; if one is typed, an error says so.",
    },
  ],
  hydrate: true,
  changes: {
    next: [
      "A calendar that opens upwards does not cover the label.",
      "The calendar opens at today, or at the nearest day within the limits. If the limits are years apart, it has a list of years.",
      "A typed date is reported at once when the field loses focus or its form is submitted. A selected date is always reported at once.",
      "A date that was typed before hydration is checked and reported.",
    ],
  },
} satisfies ComponentDocs<DatePickerProps>;

function focused(day: string): string {
  return `td[data-day="${day}"] button:focus`;
}

function chosen(day: string): string {
  return `td[data-day="${day}"][aria-selected=true] button:focus`;
}
