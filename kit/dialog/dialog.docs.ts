import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Dialog” and the heading that `labelledBy` points at. With `modal` nothing behind it can be reached.",
  keys: {
    at: "dialog/opened",
    rows: [
      {
        keys: ["Esc"],
        does: "closes it, back to where it was opened",
        presses: [
          { focus: "& button", keys: ["Enter"], shows: "& dialog:modal" },
          { keys: ["Escape"], shows: "&:not(:has(dialog)) button:focus" },
        ],
      },
    ],
  },
  anatomy: `<Dialog modal labelledBy="title" onClose={() => {}}>
  <h2 id="title">…</h2>
  <form method="dialog">
    <Button type="submit">…</Button>
  </form>
</Dialog>`,
  examples: [
    {
      id: "opened",
      title: "Opened by a button",
      note: "Shown by its parent; the browser keeps the focus inside and closes it on Escape.",
    },
  ],
  hydrate: true,
  since: "1.0.0",
} satisfies ComponentDocs;
