import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Each question, with “collapsed” or “expanded”. With `titleAs` the question is also a heading.",
  leftOut:
    "There are no arrow keys: Tab goes from question to question. With `exclusive`, nothing announces that another question has closed.",
  keysAt: "faq/first-open",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "opens or closes the answer",
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
  changes: {
    next: [
      "With `faqId`, a question stays open, and keeps what was typed in it, when other questions are added or removed.",
    ],
  },
} satisfies ComponentDocs;
