import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A heading with the fixed text and all phrases, and the button “Pause the typing” or “Go on typing”.",
  leftOut: "The typing isn't announced.",
  keys: {
    at: "page-headers/typed",
    rows: [
      {
        keys: ["Space", "Enter"],
        does: "on its button: pauses or continues the typing",
        presses: [
          {
            focus: "& button",
            keys: [" "],
            shows: () => document.activeElement?.textContent === "Go on typing",
          },
          { keys: ["Enter"], shows: () => document.activeElement?.textContent === "Pause the typing" },
        ],
      },
    ],
  },
  attributes: {
    "data-still": "on the phrases, while they are static because of reduced motion",
    "data-caret": "on the phrase that is being typed",
  },
  since: "1.0.0",
} satisfies ComponentDocs;
