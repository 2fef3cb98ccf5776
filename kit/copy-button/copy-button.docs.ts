import type { ComponentDocs } from "../component-docs.ts";
import type { CopyButtonProps } from "./copy-button.tsx";

export const docs = {
  heard: "“Button” and its label. “Copied” is read out after each press.",
  leftOut:
    "Where the browser refuses, nothing is read out: the text is selected instead, if `shownBy` says where it is.",
  attributes: { "data-phase": "on the notice: `fading` while it goes" },
  specimen: { props: { text: "npm test", variant: "contained" } },
  examples: [
    { id: "command", title: "A command", note: "Says “Copied” for two seconds, to readers of the page too." },
  ],
  hydrate: true,
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "Without the clipboard it copies the older way; refused, it says so, and which keys to press: `refusal`.",
    },
  ],
} satisfies ComponentDocs<CopyButtonProps>;
