import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A heading with what stays and all phrases, one after the other; then the button, “Pause the typing” or “Go on typing”.",
  leftOut: "The typing itself is passed over: letters that come and go can't be listened to.",
  keys: {
    at: "page-headers/typed",
    rows: [
      {
        keys: ["Space", "Enter"],
        does: "on its button: pauses the typing, and lets it go on",
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
  attributes: { "data-still": "where motion is unwanted", "data-caret": "on the phrase that is being typed" },
  since: "1.0.0",
} satisfies ComponentDocs;
