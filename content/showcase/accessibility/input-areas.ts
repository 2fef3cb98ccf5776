import type { AccessibilityOf } from "./accessibility-words.ts";

export const inputAreas: AccessibilityOf = {
  checkbox: {
    told: "“Check box”, its label, checked or not, and `description` after it.",
  },
  "contact-panel": {
    told: "A heading of the third level, and a list of terms, each with its value. A value with an address is a link.",
  },
  "date-picker": {
    told: "A text field with its label; the hint, which says how to write a date, is its description. The button says “Choose a date”, or “Change the date” and which one it is. What is wrong with a typed date is read out when the field is left.",
    leftOut: "The button is missing where no script could fill its dialog: the field takes dates without it.",
  },
  "date-picker-calendar": {
    told: "A grid of buttons, each with its whole date: “Today, Thursday 12 March 2026, chosen”. The month is read out when it changes. Hour and minute are a group called “Time”.",
  },
  "date-picker-popover": {
    told: "A button that says that it opens a dialog, and the dialog, “Choose a date”. Tab stays inside while it is open.",
  },
  field: {
    told: "Its label, “edit text”, and hint, error and success as its description. With an error “invalid entry”. The icon is passed over.",
    leftOut: "An error isn't announced when it comes: it is read with the field.",
  },
  form: {
    told: "Nothing of its own without a name. A `FormNote` with an `answer` reads it out once the form is sent.",
  },
  "password-field": {
    told: "Its label, “password”, and a button called “Show” and that label, pressed or not.",
    leftOut:
      "Showing is not announced beyond the button. Without JavaScript there is no button, and the field works.",
  },
  "radio-group": {
    told: "A group with its legend, and in it “radio button”, its label, “1 of 3”, checked or not, and its description.",
  },
  "search-select": {
    told: "The browser's own select, until it has the focus. From then on a combo box, collapsed or expanded, with label, hint and error; how many results there are is read out.",
    leftOut: "Without JavaScript, or with `search` false, it stays the browser's select.",
  },
  "search-select-box": {
    told: "A combo box with a list of options by the field's name, each chosen or not. “3 results” is read out, or “4 of 9. Type to find more.” A chosen answer has a button, “Remove” and its words.",
    leftOut: "The list doesn't hide the page behind it, which would hide the label too.",
  },
  select: {
    told: "What the browser says of a select: label, value, collapsed or expanded, with `multiple` a list box. Hint and error are its description.",
  },
  slider: {
    told: "“Slider”, its label and its value as `format` writes it. Several handles are a group with the label, each by what it sets.",
    leftOut: "The values over the handles are passed over: each handle says its own.",
  },
  "slider-rail": { told: "Nothing: it is drawn, and each handle says its own value." },
  switch: {
    told: "“Switch”, its label, on or off, and `description` after it.",
  },
};
