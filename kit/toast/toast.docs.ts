import type { ComponentDocs } from "../component-docs.ts";
import type { ToastProps } from "./toast.tsx";

export const docs = {
  heard:
    "Its words, once what is being read has ended; in `danger` and `error` at once, as an alert. It is a group with its title as its name, and its button says “Close” and that title. The region is called “Notifications”.",
  leftOut:
    "It never takes the focus: F6 leads to it. One with something to do about it doesn't leave by itself.",
  keys: {
    at: "notifications/toasts",
    rows: [
      {
        keys: ["F6"],
        does: "from anywhere to the toasts, and back",
        presses: [
          { focus: "& button", keys: ["Enter", "F6"], shows: "[aria-label=Notifications]:focus" },
          { keys: ["F6"], shows: "& button:focus" },
        ],
      },
      {
        keys: ["Esc"],
        does: "closes the toast that has the focus; on all of them together: back",
        presses: [
          {
            keys: ["F6", "Tab", "Escape"],
            shows: ":root:not(:has([aria-label=Notifications] [role=group]))",
          },
        ],
      },
    ],
  },
  anatomy: `<ToastRegion>
  <Toast title="…" onClose={() => {}} />
</ToastRegion>`,
  specimen: {
    room: "card",
    props: {
      title: "Water found",
      date: "just now",
      description: "At forty metres.",
      onClose: () => {},
    },
  },
  since: "1.0.0",
  changes: [
    { version: "next", what: "One that is raised while a modal dialog is open is shown and told there." },
    {
      version: "next",
      what: "All rest while pointer or focus are on one of them, and while nobody sees the page.",
    },
  ],
} satisfies ComponentDocs<ToastProps>;
