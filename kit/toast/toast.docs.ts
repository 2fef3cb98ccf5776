import type { ComponentDocs } from "../component-docs.ts";
import type { ToastProps } from "./toast.tsx";

export const docs = {
  heard:
    "Its text, after the current announcement; in `danger` and `error` at once, as an alert. It is a group named by its title, and its button is named “Close” and the title. The region is named “Notifications”.",
  leftOut:
    "It never takes the focus; F6 moves the focus to it. A toast with an action doesn't close on its own.",
  keysAt: "notifications/toasts",
  keys: [
    {
      keys: ["F6"],
      does: "moves the focus to the toasts from anywhere, and back",
      presses: [
        { focus: "& button", keys: ["Enter", "F6"], shows: "[aria-label=Notifications]:focus" },
        { keys: ["F6"], shows: "& button:focus" },
      ],
    },
    {
      keys: ["Esc"],
      does: "closes the focused toast; on the region: returns the focus",
      presses: [
        {
          keys: ["F6", "Tab", "Escape"],
          shows: ":root:not(:has([aria-label=Notifications] [role=group]))",
        },
      ],
    },
  ],
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
  changes: {
    next: [
      "At most three toasts are shown; the others wait.",
      "A toast that appears while a modal dialog is open is shown above it and announced.",
      "All timers pause while a toast is hovered or focused, and while the page is hidden.",
    ],
  },
} satisfies ComponentDocs<ToastProps>;
