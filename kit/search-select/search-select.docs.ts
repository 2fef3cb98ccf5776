import type { ComponentDocs } from "../component-docs.ts";
import type { SearchSelectProps } from "./search-select.tsx";

export const docs = {
  heard:
    "The browser's own select, until it has the focus. From then on a combo box, collapsed or expanded, with label, hint and error; how many results there are is read out.",
  leftOut: "Without JavaScript, or with `search` false, it stays the browser's select.",
  keys: {
    at: "dropdowns/search",
    rows: [
      {
        keys: ["A–Z"],
        does: "searches",
        presses: [
          // The search box loads on first focus.
          { focus: "& select", keys: [], shows: "& [role=combobox]:focus" },
          { keys: ["s", "l"], shows: "& [role=option]" },
        ],
      },
      {
        keys: ["↓", "↑"],
        does: "the next result, the one before",
        presses: [
          { keys: ["ArrowDown"], shows: "& [role=option][data-highlighted]:nth-of-type(2)" },
          { keys: ["ArrowUp"], shows: "& [role=option][data-highlighted]:nth-of-type(1)" },
        ],
      },
      {
        keys: ["Home", "End"],
        does: "the beginning or the end of what was typed",
        presses: [
          { keys: ["Home"], shows: caretIsAtBeginning },
          { keys: ["End"], shows: caretIsAtEnd },
        ],
      },
      {
        keys: ["Enter"],
        does: "takes the result",
        presses: [{ keys: ["Enter"], shows: "& select:has(option[value=Slate]:checked)" }],
      },
      {
        keys: ["Esc"],
        does: "closes the list",
        presses: [{ keys: ["s", "Escape"], shows: "&:not(:has([role=option])) input:focus" }],
      },
      {
        keys: ["Backspace"],
        does: "takes the last of several answers back",
        presses: [
          { at: "dropdowns/several-answers", focus: "& select", keys: [], shows: "& [role=combobox]:focus" },
          { keys: ["Backspace"], shows: "& select:not(:has(option:checked))" },
        ],
      },
    ],
  },
  attributes: {
    "data-highlighted": "on the result that Enter takes",
    "data-empty": "on a list without results",
  },
  specimen: { room: "small", props: { label: "Rock", options: ["Granite", "Basalt"] } },
  states: [{}, { error: "Choose a rock." }, { success: "It holds." }, { disabled: true }],
  since: "1.0.0",
  changes: [
    { version: "next", what: "A click into the field marks the chosen words in every browser." },
    { version: "next", what: "With a `value`, a choice made before React came is told." },
  ],
} satisfies ComponentDocs<SearchSelectProps>;

/** Runs in the browser. */
function caretIsAtBeginning(): boolean {
  return (document.activeElement as HTMLInputElement).selectionEnd === 0;
}

/** Runs in the browser. */
function caretIsAtEnd(): boolean {
  const { selectionStart, value } = document.activeElement as HTMLInputElement;
  return value.length > 0 && selectionStart === value.length;
}
