import type { ShowcaseWords } from "./showcase-words.ts";

export const toggles: ShowcaseWords = {
  family: "elements",
  name: "toggles",
  title: "Toggles",
  intro: "Yes or no, on or off, one of three. The browser’s own controls, only dressed.",
  withoutScript: "Nothing is missing.",
  keysOf: ["switch", "checkbox", "radio-group"],
  examples: [
    {
      id: "remember-me",
      title: "Remember me",
      note: "A switch with its description, which is read out with it.",
    },
    {
      id: "switches",
      title: "Switches",
      note: "For what holds at once. On and off differ in place, not only in colour.",
    },
    { id: "checkboxes", title: "Checkboxes", note: "For what holds once the form is sent." },
    {
      id: "radio-group",
      title: "Radio group",
      note: "One of a few, all in sight. It starts with the first.",
    },
  ],
};
