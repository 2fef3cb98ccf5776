import type { ShowcaseWords } from "./showcase-words.ts";

export const toggles: ShowcaseWords = {
  family: "elements",
  name: "toggles",
  title: "Toggles",
  intro: "Yes or no, on or off, one of three. The browser’s own controls, only dressed.",
  withoutScript: "Nothing is missing.",
  keyboard: [
    { keys: ["Tab"], does: "to the next control; a group of radio buttons is one" },
    { keys: ["Space"], does: "turns a switch, ticks a box" },
    { keys: ["↓", "↑"], does: "chooses the next radio button, or the one before" },
  ],
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
