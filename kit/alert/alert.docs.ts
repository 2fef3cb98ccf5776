import type { ComponentDocs } from "../component-docs.ts";
import type { AlertProps } from "./alert.tsx";

export const docs = {
  heard:
    "Its text, at its place in the page. With `dismissible` also “Dismiss, button”, with the text as its description. When the button is pressed, the focus moves to the next heading or control.",
  leftOut:
    'It has no `role="alert"`, because it is part of the page from the start. For a message that appears later, use `Toast`.',
  keysAt: "alerts/dismissible",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "on Dismiss: removes the alert and moves the focus to what follows",
      presses: [
        { focus: "& [aria-label=Dismiss]", keys: ["Enter"], shows: "& [aria-label=Dismiss]:focus" },
        { keys: [" "], shows: "&:not(:has([aria-label=Dismiss])) button:focus" },
      ],
    },
  ],
  specimen: { room: "card", props: { children: "The bore is dry again." } },
} satisfies ComponentDocs<AlertProps>;
