import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    'A heading, or a paragraph with `titleAs="p"`, the description, and the link if there is one. The icon is decorative.',
} satisfies ComponentDocs;
