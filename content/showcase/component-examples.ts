import type { ExamplePage } from "./showcase-words.ts";

/** Components that no page of the showcase shows by themselves, each with examples of its own. */
export const componentExamples: readonly ExamplePage[] = [
  {
    family: "components",
    name: "brand-mark",
    title: "Brand mark",
    examples: [
      {
        id: "networks",
        title: "Networks",
        note: "The mark of a network, in the colour of the words around it.",
      },
    ],
  },
  {
    family: "components",
    name: "card",
    title: "Card",
    examples: [
      { id: "plain", title: "Plain", note: "A surface with an edge, for whatever belongs together." },
    ],
  },
  {
    family: "components",
    name: "copy-button",
    title: "Copy button",
    hydrate: true,
    examples: [
      {
        id: "command",
        title: "A command",
        note: "Says “Copied” for two seconds, to readers of the page too.",
      },
    ],
  },
  {
    family: "components",
    name: "counter",
    title: "Counter",
    hydrate: true,
    examples: [
      {
        id: "years",
        title: "Years",
        note: "Counts once it is seen, and stands still where motion is unwanted.",
      },
    ],
  },
  {
    family: "components",
    name: "date-picker",
    title: "Date picker",
    hydrate: true,
    examples: [
      { id: "date", title: "A date", note: "Typed, or chosen in the calendar that the button opens." },
      {
        id: "with-a-time",
        title: "With a time",
        note: "A format with hours and minutes adds fields for them.",
      },
      {
        id: "within-a-range",
        title: "Within a range",
        note: "Days before today can't be chosen, and typed ones are refused in words.",
      },
    ],
  },
  {
    family: "components",
    name: "dialog",
    title: "Dialog",
    hydrate: true,
    examples: [
      {
        id: "opened",
        title: "Opened by a button",
        note: "Shown by its parent; the browser keeps the focus inside and closes it on Escape.",
      },
    ],
  },
  {
    family: "components",
    name: "new-tab-note",
    title: "New tab note",
    examples: [
      { id: "link", title: "In a link", note: "Tells readers of the page what an eye sees by the arrow." },
    ],
  },
  {
    family: "components",
    name: "password-field",
    title: "Password field",
    examples: [{ id: "show", title: "Show", note: "A button beside the label shows what was typed." }],
  },
  {
    family: "components",
    name: "rating",
    title: "Rating",
    examples: [{ id: "stars", title: "Stars", note: "From 0 to 5, halves too; read out as one sentence." }],
  },
  {
    family: "components",
    name: "rental-card",
    title: "Rental card",
    examples: [
      {
        id: "places",
        title: "Places",
        note: "A picture, what it is, and one link at the foot that says where it leads.",
      },
    ],
  },
  {
    family: "components",
    name: "response-dialog",
    title: "Response dialog",
    hydrate: true,
    examples: [{ id: "sent", title: "Sent", note: "What came of a form, in a dialog that opens by itself." }],
  },
  {
    family: "components",
    name: "select",
    title: "Select",
    examples: [
      { id: "answers", title: "Answers", note: "The browser's own select, with label, hint and error." },
    ],
  },
  {
    family: "components",
    name: "social-links",
    title: "Social links",
    examples: [
      { id: "row", title: "In a row", note: "Marks that lead to profiles elsewhere, each with a name." },
    ],
  },
  {
    family: "components",
    name: "social-mark",
    title: "Social mark",
    examples: [
      { id: "marks", title: "Marks", note: "One drawing for each network, without a link of its own." },
    ],
  },
];
