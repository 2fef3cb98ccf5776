import type { PageWords } from "./showcase-words.ts";

export const inputAreas: readonly PageWords[] = [
  {
    title: "Newsletters",
    intro: "One field, one button, and a promise of what comes and how often.",
    withoutScript: "The browser checks the address before anything else happens, with scripts or without.",
    examples: [
      { title: "Newsletter 1", note: "A strip across the page, between two sections." },
      { title: "Newsletter 2", note: "With a picture, for a page about the newsletter." },
    ],
  },
  {
    title: "Contact Sections",
    intro: "A form beside a picture of the place, and a form beside other ways to get in touch.",
    withoutScript: "The browser checks the fields, and phone and email links work.",
    examples: [
      { title: "Contact One", note: "Three fields beside a picture of the place." },
      {
        title: "Contact Two",
        note: "A letter with blanks, and a panel with other contacts. Its social buttons lead nowhere.",
      },
    ],
  },
  {
    title: "Inputs",
    intro:
      "A label that stays, a hint before typing and a message after it. Three variants and their states.",
    withoutScript: "All of it works, the moving label too.",
    examples: [
      {
        title: "Dynamic",
        note: "The label is inside the field and moves up for the entry. It never disappears.",
      },
      { title: "Static", note: "A line under the label, for forms that read like paper." },
      { title: "Outlined", note: "The usual choice: a box under its label." },
      { title: "With icon", note: "The icon shows what kind of entry is expected." },
      { title: "Success", note: "Says that the entry is right, and why that matters." },
      { title: "Error", note: "Says what is wrong and what to do. Read out with the field." },
      { title: "Disabled", note: "It can’t be changed here. Say why nearby." },
    ],
  },
  {
    title: "Forms",
    intro: "Labelled fields, in an order that makes sense when it is read aloud.",
    withoutScript: "The browser checks every field and points to the first that is wrong.",
    keysOf: ["switch"],
    examples: [
      { title: "Simple", note: "Four fields, a switch and a button as wide as the form." },
      { title: "Context", note: "The same form beside what visitors should know before they write." },
    ],
  },
];
