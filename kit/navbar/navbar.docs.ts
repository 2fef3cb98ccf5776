import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard:
    "“Banner”, and in it “Main, navigation”. Each menu is a button in a list, collapsed or expanded; the one that holds this page, and the link to it, say “current”. In narrow windows one button, “Menu”, opens a dialog.",
  leftOut: "It is no ARIA menu bar: its links are links, and Tab goes through them.",
  keys: {
    at: "navbars/light",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "opens the menu, or closes it",
        presses: [
          { focus: "& nav button", keys: ["Enter"], shows: "& nav :popover-open" },
          { keys: [" "], shows: "&:not(:has(nav :popover-open)) nav button:focus" },
          { keys: [" "], shows: "& nav :popover-open" },
        ],
      },
      {
        keys: ["Esc"],
        does: "closes it, back to its button",
        presses: [{ keys: ["Escape"], shows: "&:not(:has(nav :popover-open)) nav button:focus" }],
      },
    ],
  },
  since: "1.0.0",
  changes: [
    { version: "next", what: "An open menu stays inside the page’s container." },
    {
      version: "next",
      what: "Menus and panel close when a link is followed, and when the page comes back from the cache.",
    },
  ],
} satisfies ComponentDocs;
