import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A heading with the fixed text and all phrases, and the button “Pause the typing” or “Go on typing”.",
  leftOut: "The typing isn't announced.",
  keysAt: "page-headers/typed",
  keys: [
    {
      keys: ["Space", "Enter"],
      does: "on its button: pauses or continues the typing",
      presses: [
        {
          focus: "& button",
          keys: [" "],
          shows: () => document.activeElement?.firstElementChild?.matches("[hidden]") === true,
        },
        {
          keys: ["Enter"],
          shows: () => document.activeElement?.lastElementChild?.matches("[hidden]") === true,
        },
      ],
    },
  ],
  attributes: {
    "data-still": "while the phrases are static because of reduced motion",
    "data-caret": "on the phrase that is being typed",
  },
} satisfies ComponentDocs;
