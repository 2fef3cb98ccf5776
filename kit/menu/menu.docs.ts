import type { ComponentDocs } from "../component-docs.ts";
import type { MenuProps } from "./menu.tsx";

const closed = "&:not(:has([role=menu]:popover-open)) [aria-haspopup=menu]:focus";

export const docs = {
  heard:
    "“Menu button”, collapsed or expanded. Open: “menu” by the button's words, and “menu item”, “dimmed” where it is `disabled`.",
  leftOut: "It takes no links, and needs JavaScript: for both there is `Dropdown`.",
  keys: {
    at: "dropdowns/menu-of-actions",
    rows: [
      {
        keys: ["Enter", "Space", "↓"],
        does: "opens it, at the first item",
        presses: [
          { focus: "& button", keys: ["Enter"], shows: "& [role=menuitem]:first-child:focus" },
          { keys: ["Escape"], shows: closed },
          { keys: [" "], shows: "& [role=menuitem]:first-child:focus" },
          { keys: ["Escape"], shows: closed },
          { keys: ["ArrowDown"], shows: "& [role=menuitem]:first-child:focus" },
          { keys: ["Escape"], shows: closed },
        ],
      },
      {
        keys: ["↑"],
        does: "opens it, at the last item",
        presses: [{ keys: ["ArrowUp"], shows: "& [role=menuitem]:last-child:focus" }],
      },
      {
        keys: ["↓", "↑"],
        does: "inside: the next item, the one before, and round",
        presses: [
          { keys: ["ArrowDown"], shows: "& [role=menuitem]:first-child:focus" },
          { keys: ["ArrowDown"], shows: "& [role=menuitem]:nth-child(2):focus" },
          { keys: ["ArrowUp", "ArrowUp"], shows: "& [role=menuitem]:last-child:focus" },
        ],
      },
      {
        keys: ["Home", "End"],
        does: "the first item, the last",
        presses: [
          { keys: ["Home"], shows: "& [role=menuitem]:first-child:focus" },
          { keys: ["End"], shows: "& [role=menuitem]:last-child:focus" },
        ],
      },
      {
        keys: ["A–Z"],
        does: "the next item that begins with the letters",
        presses: [{ keys: ["s"], shows: "& [role=menuitem]:nth-child(3):focus" }],
      },
      {
        keys: ["Tab"],
        does: "closes it and goes on",
        presses: [{ keys: ["Tab"], shows: "&:not(:has([role=menu]:popover-open))" }],
      },
      {
        keys: ["Esc"],
        does: "closes it, back to the button",
        presses: [
          { focus: "& button", keys: ["Enter"], shows: "& [role=menuitem]:focus" },
          { keys: ["Escape"], shows: closed },
        ],
      },
    ],
  },
  specimen: { props: { label: "Rig", items: [{ label: "Start", onClick: () => {} }] } },
  since: "1.0.0",
  changes: [
    {
      version: "next",
      what: "With an `id` for each item, the focus stays with its item when others come and go.",
    },
  ],
} satisfies ComponentDocs<MenuProps>;
