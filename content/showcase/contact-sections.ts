import type { ShowcaseWords } from "./showcase-words.ts";

export const contactSections: ShowcaseWords = {
  family: "input-areas",
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
};
