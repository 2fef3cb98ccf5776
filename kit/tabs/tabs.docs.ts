import type { ComponentDocs } from "../component-docs.ts";
import type { TabsProps } from "./tabs.tsx";

export const docs = {
  heard:
    "A tab list with its label, and each tab: “tab, selected, 1 of 3”. Each panel is named by its tab and is focusable.",
  leftOut:
    "Arrow keys select a tab at once, because all panels are already in the page. Without JavaScript every panel is shown below its name. In browsers without the Navigation API (Firefox before 147, Safari before 26.2), a tab follows a router’s links, but no fragment that code sets with `pushState`.",
  keysAt: "nav-tabs/simple",
  keys: [
    {
      keys: ["Tab"],
      does: "moves to the selected tab, and from it to its panel",
      presses: [
        { focus: "& [role=tab][aria-selected=true]", keys: ["Tab"], shows: "& [role=tabpanel]:focus" },
      ],
    },
    {
      keys: ["←", "→"],
      does: "selects the previous or the next tab; after the last comes the first",
      presses: [
        {
          focus: "& [role=tab][aria-selected=true]",
          keys: ["ArrowRight"],
          mirrored: true,
          shows: "& [role=tab]:nth-of-type(2)[aria-selected=true]:focus",
        },
        {
          keys: ["ArrowLeft", "ArrowLeft"],
          mirrored: true,
          shows: "& [role=tab]:last-of-type[aria-selected=true]:focus",
        },
      ],
    },
    {
      keys: ["↑", "↓"],
      does: "in a vertical list: selects the previous or the next tab",
      presses: [
        {
          at: "nav-tabs/vertical",
          focus: "& [role=tab][aria-selected=true]",
          keys: ["ArrowDown"],
          shows: "& [role=tab]:nth-of-type(2)[aria-selected=true]:focus",
        },
        { keys: ["ArrowUp"], shows: "& [role=tab]:first-of-type[aria-selected=true]:focus" },
      ],
    },
    {
      keys: ["Home", "End"],
      does: "selects the first or the last tab",
      presses: [
        { keys: ["End"], shows: "& [role=tab]:last-of-type[aria-selected=true]:focus" },
        { keys: ["Home"], shows: "& [role=tab]:first-of-type[aria-selected=true]:focus" },
      ],
    },
  ],
  attributes: { "data-selected": "on the panel of the selected tab" },
  specimen: {
    room: "wide",
    props: {
      label: "Layers",
      tabs: [
        { name: "Sand", content: "It drains." },
        { name: "Clay", content: "A good choice." },
        { name: "Basalt", content: "It carries." },
      ],
    },
  },
  changes: {
    next: [
      "They keep working in a page that the browser has translated.",
      "With an `id` for each tab, the selection stays when others are added or removed.",
      "A URL fragment that points into a panel shows that panel.",
    ],
  },
} satisfies ComponentDocs<TabsProps>;
