import type { ComponentDocs } from "../component-docs.ts";
import type { ResponseDialogProps } from "./response-dialog.tsx";

export const docs = {
  heard:
    "“Dialog”, the heading, and `message` as description. The title above the heading is read as text. Icon and picture are decorative.",
  leftOut: "Without JavaScript it is part of the page and not modal, and Close is a link.",
  keysAt: "response-dialog/sent",
  keys: [
    {
      keys: ["Esc"],
      does: "closes it and returns the focus to the button that opened it",
      presses: [
        { focus: "& button", keys: ["Enter"], shows: "& dialog:modal" },
        { keys: ["Escape"], shows: "&:not(:has(dialog)) button:focus" },
      ],
    },
  ],
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
  examples: [{ id: "sent", title: "Sent", note: "The result of a form, in a dialog that opens on its own." }],
  hydrate: true,
} satisfies ComponentDocs<ResponseDialogProps>;
