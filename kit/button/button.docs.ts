import type { ComponentDocs } from "../component-docs.ts";
import type { ButtonProps } from "./button.tsx";

export const docs = {
  heard: "“Button” and its words, or “link” with `href`. A button that is only a sign takes `aria-label`.",
  keys: {
    at: "modals/simple",
    rows: [
      {
        keys: ["Enter"],
        does: "presses at once",
        presses: [{ focus: "& button", keys: ["Enter"], shows: "& dialog[open]" }],
      },
      {
        keys: ["Space"],
        does: "presses on release",
        presses: [{ focus: "& dialog button", keys: [" "], shows: "&:not(:has(dialog[open]))" }],
      },
    ],
  },
  specimen: { props: { children: "Press" } },
  states: [{ disabled: true }],
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "`busy` keeps the colour while it is at work; an outline in `light` has the edge of a field.",
    },
    {
      version: "next",
      what: "Its words follow in a page that the browser has translated, as those of all components do.",
    },
  ],
} satisfies ComponentDocs<ButtonProps>;
