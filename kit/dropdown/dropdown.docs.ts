import type { ComponentDocs } from "../component-docs.ts";
import type { DropdownProps } from "./dropdown.tsx";

export const docs = {
  heard:
    "A button, collapsed or expanded, and after it a list of links and buttons. The link to this page says “current page”.",
  leftOut:
    "It is no ARIA menu but a list that is shown and hidden, so Tab goes through it. For actions with a menu's keys there is `Menu`.",
  keys: {
    at: "dropdowns/dropdown",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "opens the list, or closes it",
        presses: [
          { focus: "& button", keys: ["Enter"], shows: "& :popover-open" },
          { keys: [" "], shows: "&:not(:has(:popover-open)) button:focus" },
          { keys: [" "], shows: "& :popover-open" },
        ],
      },
      {
        keys: ["Tab"],
        does: "through the list; after its end it closes",
        presses: [
          { keys: ["Tab"], shows: "& :popover-open a:focus" },
          { keys: Array(7).fill("Tab"), shows: "&:not(:has(:popover-open))" },
        ],
      },
      {
        keys: ["Esc"],
        does: "closes it, back to the button",
        presses: [
          { focus: "& button", keys: ["Enter", "Tab"], shows: "& :popover-open a:focus" },
          { keys: ["Escape"], shows: "&:not(:has(:popover-open)) button:focus" },
        ],
      },
    ],
  },
  specimen: { props: { label: "Rigs", items: [{ label: "Rotary", href: "#states" }] } },
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "With an `id` for each item, the focus stays with its item when others come and go.",
    },
    {
      version: "next",
      what: "It closes when a link is followed, and when the page comes back from the cache.",
    },
  ],
} satisfies ComponentDocs<DropdownProps>;
