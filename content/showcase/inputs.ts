import type { ShowcaseWords } from "./showcase-words.ts";

export const inputs: ShowcaseWords = {
  family: "input-areas",
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
};
