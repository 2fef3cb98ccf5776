import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, a check box named “Keep turned” and the title of the front, and the front. The back is read only while the card is turned.",
  leftOut: "The control is a check box and not a button, so that it works without JavaScript.",
  keysAt: "features/turning-card",
  keys: [
    {
      keys: ["Space"],
      does: "keeps the card turned or turns it back",
      presses: [
        { focus: "& input[type=checkbox]", keys: [" "], shows: "& input:checked:focus" },
        { keys: [" "], shows: "& input:focus:not(:checked)" },
      ],
    },
  ],
} satisfies ComponentDocs;
