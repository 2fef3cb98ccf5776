import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Article”, “check box, Keep turned” and the front's title, then the front. The back is read only while the card is turned.",
  leftOut: "What turns it is a check box and no button: so it works without JavaScript.",
  keys: {
    at: "features/turning-card",
    rows: [
      {
        keys: ["Space"],
        does: "keeps the card turned, or lets it turn back",
        presses: [
          { focus: "& input[type=checkbox]", keys: [" "], shows: "& input:checked:focus" },
          { keys: [" "], shows: "& input:focus:not(:checked)" },
        ],
      },
    ],
  },
  since: "1.0.0",
} satisfies ComponentDocs;
