import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Breadcrumb, navigation” and a list of links. The last item is text and is announced as “current page”.",
  leftOut: "The slashes between the items come from CSS and aren't announced.",
} satisfies ComponentDocs;
