import type { AccessibilityOf } from "./accessibility-words.ts";

export const attentionCatchers: AccessibilityOf = {
  alert: {
    told: "Its words, in their place in the text. With `dismissible`, “Dismiss, button”, described by those words. Pressed, it gives the focus to the next heading or control.",
    leftOut: 'It has no `role="alert"`: it is there when the page is read. What appears later is a `Toast`.',
  },
  dialog: {
    told: "“Dialog” and the heading that `labelledBy` points at. With `modal` nothing behind it can be reached.",
  },
  modal: {
    told: "The button says that it opens a dialog. Open: “dialog”, its title, and its body as a description unless `describe` is false. The focus goes to its first control, Close unless the body has one, and at the end back to the button.",
    leftOut: "No script keeps the focus inside: a native modal dialog does.",
  },
  popover: {
    told: "A button, collapsed or expanded. The note follows it: a group with its title as its name, and “Close, button”.",
    leftOut: "It is no dialog: the page stays in reach, and it closes when the focus leaves it.",
  },
  "response-dialog": {
    told: "“Dialog”, its heading, and `message` as a description. The sign and the picture are passed over; the word above the heading is read as text.",
    leftOut: "Without JavaScript it is a dialog in the flow of the page, and closing it is a link.",
  },
  toast: {
    told: "Its words, once what is being read has ended; in `danger` and `error` at once, as an alert. It is a group with its title as its name, and its button says “Close” and that title. The region is called “Notifications”.",
    leftOut:
      "It never takes the focus: F6 leads to it. One with something to do about it doesn't leave by itself.",
  },
  tooltip: {
    told: "Its words, as the description of what it describes, after name and role; also while it is not shown.",
    leftOut:
      "Touch screens may not show it, for nothing hovers there: what has to be known stands on the page.",
  },
};
