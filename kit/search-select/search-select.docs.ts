import type { ComponentDocs } from "../component-docs.ts";
import type { SearchSelectProps } from "./search-select.tsx";

export const docs = {
  heard:
    "Until its first focus, a native select. Afterwards a combo box, “collapsed” or “expanded”, with the label, hint and error. The number of results is announced.",
  leftOut: "Without JavaScript, or with `search={false}`, it is a native select.",
  keysAt: "dropdowns/search",
  keys: [
    {
      keys: ["A–Z"],
      does: "searches",
      presses: [
        // Presses no key, because focusing the select loads the search box.
        { focus: "& select", keys: [], shows: "& [role=combobox]:focus" },
        { keys: ["s", "l"], shows: "& [role=option]" },
      ],
    },
    {
      keys: ["↓", "↑"],
      does: "moves to the next or the previous result",
      presses: [
        { keys: ["ArrowDown"], shows: "& [role=option][data-highlighted]:nth-of-type(2)" },
        { keys: ["ArrowUp"], shows: "& [role=option][data-highlighted]:nth-of-type(1)" },
      ],
    },
    {
      keys: ["Home", "End"],
      does: "moves to the start or the end of the typed text",
      presses: [
        { keys: ["Home"], shows: caretIsAtBeginning },
        { keys: ["End"], shows: caretIsAtEnd },
      ],
    },
    {
      keys: ["Enter"],
      does: "selects the result",
      presses: [{ keys: ["Enter"], shows: "& select:has(option[value=Slate]:checked)" }],
    },
    {
      keys: ["Esc"],
      does: "closes the list",
      presses: [{ keys: ["s", "Escape"], shows: "&:not(:has([role=option])) input:focus" }],
    },
    {
      keys: ["Backspace"],
      does: "removes the last of several values",
      presses: [
        { at: "dropdowns/several-answers", focus: "& select", keys: [], shows: "& [role=combobox]:focus" },
        { keys: ["Backspace"], shows: "& select:not(:has(option:checked))" },
      ],
    },
  ],
  attributes: {
    "data-highlighted": "on the result that Enter selects",
    "data-empty": "on a list without results",
  },
  specimen: { room: "small", props: { label: "Rock", options: ["Granite", "Basalt"] } },
  states: [{}, { error: "Choose a rock." }, { success: "A good choice." }, { disabled: true }],
  changes: {
    next: [
      "A click in the field selects its text in every browser.",
      "With a `value`, a selection before hydration is reported to `onChange`.",
    ],
  },
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
