import type { ComponentDocs } from "../component-docs.ts";
import type { ResponseDialogProps } from "./response-dialog.tsx";

export const docs = {
  heard:
    "“Dialog”, its heading, and `message` as a description. The sign and the picture are passed over; the word above the heading is read as text.",
  leftOut: "Without JavaScript it is a dialog in the flow of the page, and closing it is a link.",
  keys: {
    at: "response-dialog/sent",
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
  specimen: {
    room: "wide",
    props: {
      title: "Sent",
      heading: "We have it",
      message: "An answer comes within a day.",
      state: "success",
      closeHref: "#states",
    },
  },
  examples: [{ id: "sent", title: "Sent", note: "What came of a form, in a dialog that opens by itself." }],
  hydrate: true,
  since: "1.0.0",
} satisfies ComponentDocs<ResponseDialogProps>;
