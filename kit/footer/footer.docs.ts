import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard:
    "“Content information”, the name of the company as a link, and a navigation with a list for each menu. The name of the list is that of the menu. Links to other sites say that they open a new tab.",
  leftOut: "The names of the menus aren't headings, because they would be part of the outline of every page.",
} satisfies ComponentDocs;
