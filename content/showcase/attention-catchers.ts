import type { PageWords } from "./showcase-words.ts";

export const attentionCatchers: readonly PageWords[] = [
  {
    name: "alerts",
    title: "Alerts",
    intro: "A notice in the flow of the page. Colour and icon repeat what the words already say.",
    withoutScript: "Alerts stay: the buttons that take them away are not shown.",
    keysOf: ["alert"],
    hydrate: true,
    examples: [
      { id: "colours", title: "Colours", note: "Eight of them, each with the sentence that needs it." },
      {
        id: "dismissible",
        title: "Dismissible",
        note: "For what has been read. What must not be missed has no such button.",
      },
    ],
  },
  {
    name: "notifications",
    title: "Notifications",
    intro: "Short notices over the page. They leave after 5 seconds, unless you rest on them.",
    withoutScript: "Nothing appears: whatever a toast tells has to stand in the page as well.",
    keysOf: ["toast"],
    hydrate: true,
    examples: [
      {
        id: "toasts",
        title: "Two toasts",
        note: "One that all went well, one with date and description. Both are spoken.",
      },
    ],
  },
  {
    name: "modals",
    title: "Modals",
    intro: "A question that has to be answered before the page goes on. The browser's own dialog.",
    withoutScript: "Everything works: opening, closing and the focus are the browser's.",
    keysOf: ["modal"],
    examples: [
      { id: "simple", title: "Simple", note: "Close changes nothing, so it comes first and has the focus." },
      { id: "notification", title: "Notification", note: "A sign, a sentence, and two ways to say “seen”." },
    ],
  },
  {
    name: "tooltips-popovers",
    title: "Tooltips & Popovers",
    intro: "A word more, beside the thing it is about: on hover and focus, or when asked for.",
    withoutScript: "Both open and close. Only Escape does not send a tooltip away.",
    keysOf: ["tooltip", "popover"],
    hydrate: true,
    examples: [
      {
        id: "tooltips",
        title: "Tooltips",
        note: "Top, right, bottom, left, where there is room. Never the only place a thing is said.",
      },
      {
        id: "toolbar",
        title: "On a toolbar",
        note: "Each sign has its name for readers of the page; the note adds what the button does.",
      },
      {
        id: "popovers",
        title: "Popovers",
        note: "For more than a few words. Opened by a press, so they work by touch.",
      },
      {
        id: "legend",
        title: "Beside a drawing",
        note: "The drawing stays as it is; each layer says more of itself when it is asked.",
      },
    ],
  },
];
