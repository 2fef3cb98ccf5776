import type { ShowcaseWords } from "./showcase-words.ts";

export const notifications: ShowcaseWords = {
  family: "attention-catchers",
  name: "notifications",
  title: "Notifications",
  intro: "Short notices over the page. They leave after 5 seconds, unless you rest on them.",
  withoutScript: "Nothing appears: whatever a toast tells has to stand in the page as well.",
  keyboard: [
    {
      keys: ["Enter", "Space"],
      does: "on the button: the toast appears, the focus stays; on a toast’s Close: away at once, the focus goes back",
    },
    { keys: ["Tab"], does: "on to the toast, which waits for as long as the focus rests on it" },
    { keys: ["F6"], does: "from anywhere to the toasts, and back" },
    { keys: ["Esc"], does: "closes the toast that has the focus; on all of them together: back" },
  ],
  hydrate: true,
  examples: [
    {
      id: "toasts",
      title: "Two toasts",
      note: "One that all went well, one with date and description. Both are spoken.",
    },
  ],
};
