import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "The button is announced as opening a dialog. When open, “dialog”, the title, and the body as description unless `describe` is false. The focus moves to the first control, which is Close if the body has none, or to the title if that control is out of sight. On closing it returns to the button or, if that is gone, to the nearest element that remains.",
  leftOut: "No script keeps the focus inside, because a native modal dialog does that.",
  keysAt: "modals/simple",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "opens it and moves the focus to Close",
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
      does: "goes from button to button, and never into the page behind",
      presses: [{ keys: ["Tab"], shows: "dialog[open] button:not(:first-of-type):focus" }],
    },
    {
      keys: ["Esc"],
      does: "closes it and returns the focus to the button that opened it",
      presses: [{ keys: ["Escape"], shows: "&:not(:has(dialog[open])) button:focus" }],
    },
  ],
  changes: {
    next: [
      "A long modal opens at its title. If its opener is hidden or gone, the nearest element that remains gets the focus.",
      "A page without a scrollbar does not move when it opens.",
    ],
  },
} satisfies ComponentDocs;
