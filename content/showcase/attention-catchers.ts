import type { PageWords } from "./showcase-words.ts";

export const attentionCatchers: readonly PageWords[] = [
  {
    title: "Alerts",
    intro: "A notice in the flow of the page. Colour and icon repeat what the words already say.",
    withoutScript: "Alerts stay. The buttons that dismiss them are not shown.",
    keysOf: ["alert"],
    hydrate: true,
    examples: {
      Colours: "Eight colours, each with a sentence that suits it.",
      Dismissible: "For messages that may go once they are read. What must not be missed has no button.",
    },
  },
  {
    title: "Notifications",
    intro: "Short notices over the page. They go after 5 seconds, unless you point at them.",
    withoutScript: "Nothing appears, so what a toast says must be on the page as well.",
    keysOf: ["toast"],
    hydrate: true,
    examples: {
      "Two toasts": {
        id: "toasts",
        note: "One for a success, one with a date and a description. Screen readers read both.",
      },
    },
  },
  {
    title: "Modals",
    intro: "A question that has to be answered before the page goes on. The browser's own dialog.",
    withoutScript: "Everything works: opening, closing and the focus are the browser's.",
    keysOf: ["modal"],
    examples: {
      Simple: "Close changes nothing, so it comes first and has the focus.",
      Notification: "An icon, a sentence, and two ways to say “seen”.",
    },
  },
  {
    title: "Tooltips & Popovers",
    intro: "A few more words, beside what they explain: on hover and focus, or when asked for.",
    withoutScript: "Both open and close, but Escape does not close a tooltip.",
    keysOf: ["tooltip", "popover"],
    hydrate: true,
    examples: {
      Tooltips: "Top, right, bottom, left, where there is space. Never the only place a thing is said.",
      "On a toolbar": {
        id: "toolbar",
        note: "Each icon has a name for screen readers; the tooltip adds what the button does.",
      },
      Popovers: "For more than a few words. Opened by a press, so they work on touch screens.",
      "Beside a drawing": {
        id: "legend",
        note: "The drawing stays as it is; a button beside each layer says more about it.",
      },
    },
  },
];
