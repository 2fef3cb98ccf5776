import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "A heading, its description, and a list of items. Ticks and picture are decorative.",
  changes: { next: ["The text is smaller, the description is grey, and ticks are closer to their items."] },
} satisfies ComponentDocs;
