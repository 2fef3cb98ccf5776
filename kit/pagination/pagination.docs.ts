import type { ComponentDocs } from "../component-docs.ts";
import type { PaginationProps } from "./pagination.tsx";

export const docs = {
  heard:
    "“Pages, navigation”, and a list of links such as “Page 3”, one of them “current page”. On the first page “Previous” is announced as unavailable, on the last page “Next”.",
  leftOut: "The dots of a gap aren't announced. A disabled link isn't focusable.",
  keysAt: "pagination/simple",
  keys: [
    {
      keys: ["Tab"],
      does: "moves to the next link; a disabled one is skipped",
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
      does: "follows the link",
      presses: [{ keys: ["Enter"], shows: ":root:has(#simple:target)" }],
    },
  ],
  specimen: { room: "card", props: { pages: 3, current: 2, href: () => "#states" } },
} satisfies ComponentDocs<PaginationProps>;
