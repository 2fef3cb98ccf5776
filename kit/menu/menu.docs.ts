import type { ComponentDocs } from "../component-docs.ts";
import type { MenuProps } from "./menu.tsx";

const closed = "&:not(:has([role=menu]:popover-open)) [aria-haspopup=menu]:focus";

export const docs = {
  heard:
    "“Menu button”, “collapsed” or “expanded”. When open, “menu” with the name of the button, and each “menu item”. A `disabled` item is announced as “dimmed”.",
  leftOut:
    "It has no links and needs JavaScript. For links, and for pages without JavaScript, use `Dropdown`.",
  keysAt: "dropdowns/menu-of-actions",
  keys: [
    {
      keys: ["Enter", "Space", "↓"],
      does: "opens it and moves the focus to the first item",
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
      does: "opens it and moves the focus to the last item",
      presses: [{ keys: ["ArrowUp"], shows: "& [role=menuitem]:last-child:focus" }],
    },
    {
      keys: ["↓", "↑"],
      does: "in the menu: moves to the next or the previous item, and from the last to the first",
      presses: [
        { keys: ["ArrowDown"], shows: "& [role=menuitem]:first-child:focus" },
        { keys: ["ArrowDown"], shows: "& [role=menuitem]:nth-child(2):focus" },
        { keys: ["ArrowUp", "ArrowUp"], shows: "& [role=menuitem]:last-child:focus" },
      ],
    },
    {
      keys: ["Home", "End"],
      does: "moves to the first or the last item",
      presses: [
        { keys: ["Home"], shows: "& [role=menuitem]:first-child:focus" },
        { keys: ["End"], shows: "& [role=menuitem]:last-child:focus" },
      ],
    },
    {
      keys: ["A–Z"],
      does: "moves to the next item that starts with the typed letters",
      presses: [{ keys: ["s"], shows: "& [role=menuitem]:nth-child(3):focus" }],
    },
    {
      keys: ["Tab"],
      does: "closes it and moves on",
      presses: [{ keys: ["Tab"], shows: "&:not(:has([role=menu]:popover-open))" }],
    },
    {
      keys: ["Esc"],
      does: "closes it and returns the focus to the button",
      presses: [
        { focus: "& button", keys: ["Enter"], shows: "& [role=menuitem]:focus" },
        { keys: ["Escape"], shows: closed },
      ],
    },
  ],
  specimen: { props: { label: "Rig", items: [{ label: "Start", onClick: () => {} }] } },
  changes: {
    next: ["With an `id` for each item, the focus stays on its item when others are added or removed."],
  },
} satisfies ComponentDocs<MenuProps>;
