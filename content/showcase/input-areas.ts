import type { PageWords } from "./showcase-words.ts";

export const inputAreas: readonly PageWords[] = [
  {
    title: "Newsletters",
    intro: "One field, one button, and a promise of what comes and how often.",
    withoutScript: "The browser checks the address before anything else happens, with scripts or without.",
    examples: {
      "Newsletter 1": "A strip across the page, between two sections.",
      "Newsletter 2": "With a picture, for a page about the newsletter.",
    },
  },
  {
    title: "Contact Sections",
    intro: "A form beside a picture of the place, and a form beside other ways to get in touch.",
    withoutScript: "The browser checks the fields, and phone and email links work.",
    examples: {
      "Contact One": "Three fields beside a picture of the place.",
      "Contact Two":
        "A letter with blanks, and a panel with other contacts. Its social buttons lead nowhere.",
    },
  },
  {
    title: "Inputs",
    intro:
      "A label that stays, a hint before typing and a message after it. Three variants and their states.",
    withoutScript: "All of it works, the moving label too.",
    examples: {
      Dynamic: "The label is inside the field and moves up for the entry. It never disappears.",
      Static: "A line under the label, for forms that read like paper.",
      Outlined: "The usual choice: a box under its label.",
      "With icon": "The icon shows what kind of entry is expected.",
      Success: "Says that the entry is right, and why that matters.",
      Error: "Says what is wrong and what to do. Read out with the field.",
      Disabled: "It can’t be changed here. Say why nearby.",
    },
  },
  {
    title: "Forms",
    intro: "Labelled fields, in an order that makes sense when it is read aloud.",
    withoutScript: "The browser checks every field and points to the first that is wrong.",
    keysOf: ["switch"],
    examples: {
      Simple: "Four fields, a switch and a button as wide as the form.",
      Context: "The same form beside what visitors should know before they write.",
    },
  },
];
