import type { ComponentDocs } from "../component-docs.ts";
import type { DropdownProps } from "./dropdown.tsx";

export const docs = {
  heard:
    "A button, “collapsed” or “expanded”, followed by a list of links and buttons. The link to the current page is announced as “current page”.",
  leftOut:
    "It isn't an ARIA menu but a list that is shown and hidden, so Tab goes through it. For actions with the keys of a menu, use `Menu`.",
  keysAt: "dropdowns/dropdown",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "opens or closes the list",
      presses: [
        { focus: "& button", keys: ["Enter"], shows: "& :popover-open" },
        { keys: [" "], shows: "&:not(:has(:popover-open)) button:focus" },
        { keys: [" "], shows: "& :popover-open" },
      ],
    },
    {
      keys: ["Tab"],
      does: "goes through the list; after the last item the list closes",
      presses: [
        { keys: ["Tab"], shows: "& :popover-open a:focus" },
        { keys: Array(7).fill("Tab"), shows: "&:not(:has(:popover-open))" },
      ],
    },
    {
      keys: ["Esc"],
      does: "closes it and returns the focus to the button",
      presses: [
        { focus: "& button", keys: ["Enter", "Tab"], shows: "& :popover-open a:focus" },
        { keys: ["Escape"], shows: "&:not(:has(:popover-open)) button:focus" },
      ],
    },
  ],
  specimen: { props: { label: "Rigs", items: [{ label: "Rotary", href: "#states" }] } },
  changes: {
    next: [
      "With an `id` for each item, the focus stays on its item when others are added or removed.",
      "It closes when the visitor follows a link, and when the page is restored from the back/forward cache.",
    ],
  },
} satisfies ComponentDocs<DropdownProps>;
