import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard:
    "“Content information”, the name as a link, and a navigation with a list for each menu, by its name. Links elsewhere say that they open a new tab.",
  leftOut: "The names of its menus are no headings: they would end every page's outline.",
  since: "1.0.0",
} satisfies ComponentDocs;
