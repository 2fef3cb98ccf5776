import type { ComponentDocs } from "../component-docs.ts";
import type { CopyButtonProps } from "./copy-button.tsx";

export const docs = {
  heard: "“Button” and its label. After each press “Copied” is announced.",
  leftOut:
    "The focus stays on the button. If copying fails, the text is selected if `shownBy` names its element, and the announced notice names the keys that copy.",
  attributes: { "data-phase": "on the notice: `fading` while it fades out" },
  specimen: { props: { text: "npm test", variant: "contained" } },
  examples: [
    {
      id: "command",
      title: "A command",
      note: "Shows “Copied” for two seconds; screen readers announce it too.",
    },
  ],
  hydrate: true,
  changes: {
    next: [
      "Without the Clipboard API it copies with `execCommand`. If that fails, a notice (`refusal`) names the keys to press.",
    ],
  },
} satisfies ComponentDocs<CopyButtonProps>;
