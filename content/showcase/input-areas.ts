import type { PageWords } from "./showcase-words.ts";

export const inputAreas: readonly PageWords[] = [
  {
    name: "newsletters",
    title: "Newsletters",
    intro: "One field, one button, and a promise of what comes and how often.",
    withoutScript: "The browser checks the address before anything else happens, with scripts or without.",
    examples: [
      { id: "newsletter-1", title: "Newsletter 1", note: "A strip across the page, between two sections." },
      { id: "newsletter-2", title: "Newsletter 2", note: "With a picture, where the letter is the subject." },
    ],
  },
  {
    name: "contact-sections",
    title: "Contact Sections",
    intro: "A form beside a place, and a form beside every other way to get through.",
    withoutScript: "Fields are checked by the browser, and phone and mail links lead where they say.",
    examples: [
      { id: "contact-one", title: "Contact One", note: "Three fields beside the place they are written to." },
      {
        id: "contact-two",
        title: "Contact Two",
        note: "A letter with blanks, and a panel with other ways in. Its social buttons lead nowhere.",
      },
    ],
  },
  {
    name: "inputs",
    title: "Inputs",
    intro: "A label that stays, a hint before, an answer after. Three shapes and what can become of them.",
    withoutScript: "All of it works, the moving label too.",
    examples: [
      {
        id: "dynamic",
        title: "Dynamic",
        note: "The label lies where the entry will be and makes way for it. It never disappears.",
      },
      { id: "static", title: "Static", note: "A line under the label, for forms that read like paper." },
      { id: "outlined", title: "Outlined", note: "The standing choice: a box under its label." },
      { id: "with-icon", title: "With icon", note: "The icon says what kind of thing goes in here." },
      { id: "success", title: "Success", note: "Says that it is right, and why that matters." },
      { id: "error", title: "Error", note: "Says what is wrong and what to do. Read out with the field." },
      { id: "disabled", title: "Disabled", note: "Not to be changed here. Say nearby why." },
    ],
  },
  {
    name: "forms",
    title: "Forms",
    intro: "Fields that know what they ask for, in an order that makes sense read aloud.",
    withoutScript: "The browser checks every field and points at the first that is wrong.",
    keysOf: ["switch"],
    examples: [
      { id: "simple", title: "Simple", note: "Four fields, a switch and a button as wide as the form." },
      { id: "context", title: "Context", note: "The same beside what one should know before writing." },
    ],
  },
];
