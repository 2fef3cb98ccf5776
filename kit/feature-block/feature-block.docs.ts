import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A heading, its sentence, and a list of what it brings. Ticks and sign are passed over.",
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "Words are smaller, the sentence is quieter, and ticks stand nearer to theirs.",
    },
  ],
} satisfies ComponentDocs;
