import type { ComponentDocs } from "../component-docs.ts";
import type { PaginationProps } from "./pagination.tsx";

export const docs = {
  heard:
    "“Pages, navigation”, and a list of links: “Page 3”, “current page”. At either end “Previous” or “Next” says that it is unavailable.",
  leftOut: "The dots of a gap are passed over. A link that leads nowhere takes no focus.",
  keys: {
    at: "pagination/simple",
    rows: [
      {
        keys: ["Tab"],
        does: "to the next page's link; a step that leads nowhere is passed over",
        presses: [
          {
            focus: "& a[aria-current=page]",
            keys: ["Tab"],
            shows: "& li:has([aria-current=page]) + li a:focus",
          },
        ],
      },
      {
        keys: ["Enter"],
        does: "goes there",
        presses: [{ keys: ["Enter"], shows: ":root:has(#simple:target)" }],
      },
    ],
  },
  specimen: { room: "card", props: { pages: 3, current: 2, href: () => "#states" } },
  since: "1.0.0",
} satisfies ComponentDocs<PaginationProps>;
