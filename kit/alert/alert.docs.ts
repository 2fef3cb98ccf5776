import type { ComponentDocs } from "../component-docs.ts";
import type { AlertProps } from "./alert.tsx";

export const docs = {
  heard:
    "Its words, in their place in the text. With `dismissible`, “Dismiss, button”, described by those words. Pressed, it gives the focus to the next heading or control.",
  leftOut: 'It has no `role="alert"`: it is there when the page is read. What appears later is a `Toast`.',
  keys: {
    at: "alerts/dismissible",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "on Dismiss: takes it away; the focus goes on to what follows",
        presses: [
          { focus: "& [aria-label=Dismiss]", keys: ["Enter"], shows: "& [aria-label=Dismiss]:focus" },
          { keys: [" "], shows: "&:not(:has([aria-label=Dismiss])) button:focus" },
        ],
      },
    ],
  },
  specimen: { room: "card", props: { children: "The bore is dry again." } },
  since: "1.0.0",
} satisfies ComponentDocs<AlertProps>;
