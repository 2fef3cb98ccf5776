import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Each question, collapsed or expanded. With `titleAs` it holds a heading.",
  leftOut:
    "Tab goes from question to question, and arrows do nothing. That `exclusive` closes another isn't announced.",
  keys: {
    at: "faq/first-open",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "opens the answer, or closes it",
        presses: [
          {
            focus: "& details:nth-of-type(2) summary",
            keys: ["Enter"],
            shows: "& details:nth-of-type(2)[open]",
          },
          { keys: [" "], shows: "& details:nth-of-type(2):not([open])" },
        ],
      },
    ],
  },
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "With `faqId`, a question keeps what is open or typed when others come and go.",
    },
  ],
} satisfies ComponentDocs;
