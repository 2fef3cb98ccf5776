import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard:
    "“Banner”, and in it “Main, navigation”. Each menu is a button in a list, “collapsed” or “expanded”. The menu that contains the current page, and the link to that page, are announced as “current”. In narrow windows one button, “Menu”, opens a dialog.",
  leftOut: "It isn't an ARIA menu bar: its entries are links, and Tab goes through them.",
  keysAt: "navbars/light",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "opens or closes the menu",
      presses: [
        { focus: "& nav button", keys: ["Enter"], shows: "& nav :popover-open" },
        { keys: [" "], shows: "&:not(:has(nav :popover-open)) nav button:focus" },
        { keys: [" "], shows: "& nav :popover-open" },
      ],
    },
    {
      keys: ["Esc"],
      does: "closes it and returns the focus to its button",
      presses: [{ keys: ["Escape"], shows: "&:not(:has(nav :popover-open)) nav button:focus" }],
    },
  ],
  changes: {
    next: [
      "An open menu stays inside the container of the page.",
      "Menus and panel close when the visitor follows a link, and when the page is restored from the back/forward cache.",
    ],
  },
} satisfies ComponentDocs;
