import type { AccessibilityOf } from "./accessibility-words.ts";

export const elements: AccessibilityOf = {
  avatar: {
    told: "“Image” and `alt`, of initials too. Where `alt` is empty, nothing: the name stands beside it.",
  },
  badge: {
    told: "Its words, as any text.",
    leftOut: "The colour isn't told: the words have to say it.",
  },
  "brand-mark": { told: "Nothing: what it stands in has to have a name." },
  breadcrumb: {
    told: "“Breadcrumb, navigation”, and a list of links. The last one is text, and says “current page”.",
    leftOut: "The slashes between them come from CSS and aren't read.",
  },
  button: {
    told: "“Button” and its words, or “link” with `href`. A button that is only a sign takes `aria-label`.",
  },
  "button-group": {
    told: "“Group” and its label, then each button.",
    leftOut: "It is no toolbar: Tab stops at each button, and arrows do nothing.",
  },
  "code-block": {
    told: "A figure with its label, and in it a region of the same name.",
    leftOut: "It takes the focus because long lines scroll. The colours of its words aren't told.",
  },
  "copy-button": {
    told: "“Button” and its label. “Copied” is read out after each press.",
    leftOut:
      "Where the browser refuses, nothing is read out: the text is selected instead, if `shownBy` says where it is.",
  },
  counter: {
    told: "The final number, at any time.",
    leftOut: "The numbers on the way are passed over: nobody wants to hear a thousand of them.",
  },
  dropdown: {
    told: "A button, collapsed or expanded, and after it a list of links and buttons. The link to this page says “current page”.",
    leftOut:
      "It is no ARIA menu but a list that is shown and hidden, so Tab goes through it. For actions with a menu's keys there is `Menu`.",
  },
  heading: {
    told: "“Heading”, its level by `as`, and its words. `size` changes nothing of it.",
  },
  icon: { told: "Nothing: what it stands in has to have a name." },
  menu: {
    told: "“Menu button”, collapsed or expanded. Open: “menu” by the button's words, and “menu item”, “dimmed” where it is `disabled`.",
    leftOut: "It takes no links, and needs JavaScript: for both there is `Dropdown`.",
  },
  "new-tab-note": { told: "“(opens in a new tab)” after the words of its link. The arrow is passed over." },
  progress: {
    told: "“Progress bar”, its label and its percentage.",
    leftOut:
      "The figures beside it are passed over, and changes aren't announced: what is finished is worth a message, not each step.",
  },
  quote: { told: "A figure with a block quote, and who said it as its caption." },
  rating: {
    told: "“Image, 4.5 of 5 stars”, as one.",
    leftOut: "It shows and doesn't ask: to rate is a `RadioGroup`.",
  },
  "social-button": {
    told: "“Button” and the network's name or the `label`, or “link” with `href`; with `iconOnly` too. The mark is passed over.",
  },
  "social-links": {
    told: "A list of links, each by whose it is and where: “Ada Okafor on GitHub (opens in a new tab)”. The marks are passed over.",
  },
  "social-mark": { told: "Nothing: what it stands in has to have a name." },
  table: {
    told: "A region with its caption as its name, and in it a table with headed columns and rows. The action is read with the name of its row.",
    leftOut:
      "The region takes the focus though there is nothing to press: where the window is narrow it scrolls, by keys too.",
  },
  text: { told: "A paragraph; its looks aren't told." },
};
