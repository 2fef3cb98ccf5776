import type { AccessibilityOf } from "./accessibility-words.ts";

export const navigation: AccessibilityOf = {
  navbar: {
    told: "“Banner”, and in it “Main, navigation”. Each menu is a button in a list, collapsed or expanded; the one that holds this page, and the link to it, say “current”. In narrow windows one button, “Menu”, opens a dialog.",
    leftOut: "It is no ARIA menu bar: its links are links, and Tab goes through them.",
  },
  "navbar-menu": {
    told: "A group for each list of links, with its title as its name. The link to this page says “current page”, one that opens a tab says so.",
  },
  "navbar-panel": {
    told: "“Menu, dialog”, and in it the navigation again. Each menu is collapsed or expanded; opening one closes the others. Nothing behind it can be reached.",
  },
  pagination: {
    told: "“Pages, navigation”, and a list of links: “Page 3”, “current page”. At either end “Previous” or “Next” says that it is unavailable.",
    leftOut: "The dots of a gap are passed over. A link that leads nowhere takes no focus.",
  },
  tabs: {
    told: "A list of tabs by its label: “tab, selected, 1 of 3”. Each panel bears the name of its tab, and takes the focus.",
    leftOut:
      "An arrow selects at once: no panel has to be loaded. Without JavaScript every panel is shown under its name.",
  },
};
