import type { PageWords } from "./showcase-words.ts";

export const attentionCatchers: readonly PageWords[] = [
  {
    title: "Alerts",
    intro: "A notice in the flow of the page. Colour and icon repeat what the words already say.",
    withoutScript: "Alerts stay. The buttons that dismiss them are not shown.",
    keysOf: ["alert"],
    hydrate: true,
    examples: [
      { title: "Colours", note: "Eight colours, each with a sentence that suits it." },
      {
        title: "Dismissible",
        note: "For messages that may go once they are read. What must not be missed has no button.",
      },
    ],
  },
  {
    title: "Notifications",
    intro: "Short notices over the page. They go after 5 seconds, unless you point at them.",
    withoutScript: "Nothing appears, so what a toast says must be on the page as well.",
    keysOf: ["toast"],
    hydrate: true,
    examples: [
      {
        id: "toasts",
        title: "Two toasts",
        note: "One for a success, one with a date and a description. Screen readers read both.",
      },
    ],
  },
  {
    title: "Modals",
    intro: "A question that has to be answered before the page goes on. The browser's own dialog.",
    withoutScript: "Everything works: opening, closing and the focus are the browser's.",
    keysOf: ["modal"],
    examples: [
      { title: "Simple", note: "Close changes nothing, so it comes first and has the focus." },
      { title: "Notification", note: "An icon, a sentence, and two ways to say “seen”." },
    ],
  },
  {
    title: "Tooltips & Popovers",
    intro: "A few more words, beside what they explain: on hover and focus, or when asked for.",
    withoutScript: "Both open and close, but Escape does not close a tooltip.",
    keysOf: ["tooltip", "popover"],
    hydrate: true,
    examples: [
      {
        title: "Tooltips",
        note: "Top, right, bottom, left, where there is space. Never the only place a thing is said.",
      },
      {
        id: "toolbar",
        title: "On a toolbar",
        note: "Each icon has a name for screen readers; the tooltip adds what the button does.",
      },
      {
        title: "Popovers",
        note: "For more than a few words. Opened by a press, so they work on touch screens.",
      },
      {
        id: "legend",
        title: "Beside a drawing",
        note: "The drawing stays as it is; a button beside each layer says more about it.",
      },
    ],
  },
];
