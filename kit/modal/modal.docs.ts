import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "The button says that it opens a dialog. Open: “dialog”, its title, and its body as a description unless `describe` is false. The focus goes to its first control, Close unless the body has one, and at the end back to the button.",
  leftOut: "No script keeps the focus inside: a native modal dialog does.",
  keys: {
    at: "modals/simple",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "opens it; the focus goes to Close",
        presses: [
          {
            focus: "& button",
            keys: ["Enter"],
            shows: "dialog[open] button[command=close]:first-of-type:focus",
          },
          { keys: ["Escape"], shows: "&:not(:has(dialog[open])) button:focus" },
          { keys: [" "], shows: "dialog[open] button[command=close]:first-of-type:focus" },
        ],
      },
      {
        keys: ["Tab"],
        does: "from button to button, never into the page behind",
        presses: [{ keys: ["Tab"], shows: "dialog[open] button:not(:first-of-type):focus" }],
      },
      {
        keys: ["Esc"],
        does: "closes it, back to where it was opened",
        presses: [{ keys: ["Escape"], shows: "&:not(:has(dialog[open])) button:focus" }],
      },
    ],
  },
  since: "1.0.0",
  changes: [{ version: "next", what: "A page without a scroll bar is not shifted when it opens." }],
} satisfies ComponentDocs;
