import type { ComponentDocs } from "../component-docs.ts";
import type { ButtonProps } from "./button.tsx";

export const docs = {
  heard:
    "“Button” and its text, or “link” if it has an `href`. A button that only has an icon needs an `aria-label`.",
  keysAt: "modals/simple",
  keys: [
    {
      keys: ["Enter"],
      does: "presses the button at once",
      presses: [{ focus: "& button", keys: ["Enter"], shows: "& dialog[open]" }],
    },
    {
      keys: ["Space"],
      does: "presses the button on release",
      presses: [{ focus: "& dialog button", keys: [" "], shows: "&:not(:has(dialog[open]))" }],
    },
  ],
  specimen: { props: { children: "Press" } },
  states: [{ disabled: true }],
  changes: {
    next: [
      "`busy` keeps the colour while an action is in progress. The outline of a `light` button has the colour of a field's edge.",
      "Its text can change in a page that the browser has translated. The same is true of all components.",
    ],
  },
} satisfies ComponentDocs<ButtonProps>;
