import type { ComponentDocs } from "../component-docs.ts";
import type { TabsProps } from "./tabs.tsx";

export const docs = {
  heard:
    "A list of tabs by its label: “tab, selected, 1 of 3”. Each panel bears the name of its tab, and takes the focus.",
  leftOut:
    "An arrow selects at once: no panel has to be loaded. Without JavaScript every panel is shown under its name.",
  keys: {
    at: "nav-tabs/simple",
    rows: [
      {
        keys: ["Tab"],
        does: "to the selected tab, then into its panel",
        presses: [
          { focus: "& [role=tab][aria-selected=true]", keys: ["Tab"], shows: "& [role=tabpanel]:focus" },
        ],
      },
      {
        keys: ["←", "→"],
        does: "the tab before or after; past the end it begins anew",
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
        does: "the same where the list stands vertically",
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
        does: "the first or the last tab",
        presses: [
          { keys: ["End"], shows: "& [role=tab]:last-of-type[aria-selected=true]:focus" },
          { keys: ["Home"], shows: "& [role=tab]:first-of-type[aria-selected=true]:focus" },
        ],
      },
    ],
  },
  attributes: { "data-selected": "on the panel of the selected tab" },
  specimen: {
    room: "wide",
    props: {
      label: "Layers",
      tabs: [
        { name: "Sand", content: "It drains." },
        { name: "Clay", content: "It holds." },
        { name: "Basalt", content: "It carries." },
      ],
    },
  },
  since: "1.0.0",
  changes: [
    { version: "next", what: "They go on in a page that the browser has translated." },
    { version: "next", what: "With an `id` for each, selection stays with its tab when others come and go." },
    { version: "next", what: "A panel that holds what the address names is shown." },
  ],
} satisfies ComponentDocs<TabsProps>;
