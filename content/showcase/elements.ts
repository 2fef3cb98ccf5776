import type { PageWords } from "./showcase-words.ts";

export const elements: readonly PageWords[] = [
  {
    name: "avatars",
    title: "Avatars",
    intro: "Who it is, at a glance. The people are drawn and don’t exist, so nobody had to be asked.",
    sample: true,
    examples: [
      {
        id: "sizes",
        title: "Sizes",
        note: "From xs, 24 pixels, in a line of text, to xxl, 112, over a name.",
      },
      {
        id: "initials",
        title: "Initials",
        note: "Where there is no portrait: first and last. Read out as the whole name.",
      },
      {
        id: "beside-a-name",
        title: "Beside a name",
        note: "The name is there already, so the portrait keeps quiet.",
      },
    ],
  },
  {
    name: "badges",
    title: "Badges",
    intro: "A word or a number that says what state a thing is in. Two variants, nine colours.",
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "Fill is soft and stays in the text. Gradient is loud: at most one in sight.",
      },
      {
        id: "colours",
        title: "Colours",
        note: "Colour never stands alone: the word in it says the same.",
      },
      { id: "rounded", title: "Rounded", note: "For counts. Round looks like a number before it is read." },
      {
        id: "in-place",
        title: "In place",
        note: "Beside a heading, in a sentence and on a button it keeps its size.",
      },
    ],
  },
  {
    name: "breadcrumbs",
    title: "Breadcrumbs",
    intro: "Where this page lies and the way back up. There is one over this heading as well.",
    withoutScript: "They are links. All of them work.",
    examples: [
      {
        id: "levels",
        title: "Levels",
        note: "One, two, three. The last is the page itself, and screen readers say so.",
      },
      {
        id: "without-a-page",
        title: "Without a page",
        note: "A level that has no page of its own is text. A link to nowhere helps nobody.",
      },
      {
        id: "long",
        title: "Long",
        note: "A deep one breaks into lines between its links, never inside the window’s edge.",
      },
    ],
  },
  {
    name: "buttons",
    title: "Buttons",
    intro: "Three variants, three sizes, ten colours. Everything you see below is the file you copy.",
    withoutScript: "Buttons press and links lead on. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "Gradient is the standing action. Contained is flat. Outline is for the second choice.",
      },
      { id: "sizes", title: "Sizes", note: "Small for dense tables, medium for forms, large once per page." },
      {
        id: "colours",
        title: "Colours",
        note: "Each colour means something. Read the name, not only the hue.",
      },
      {
        id: "states",
        title: "States",
        note: "A busy button keeps the focus, a disabled one loses it. Press Tab to see the ring.",
      },
      { id: "on-rock", title: "On rock", note: "White is for dark ground, in either theme." },
      {
        id: "with-icon",
        title: "With icon",
        note: "The icon repeats the word. Alone, it needs a name for screen readers.",
      },
      { id: "full-width", title: "Full width", note: "The button takes the row, whatever the row is." },
    ],
  },
  {
    name: "button-groups",
    title: "Button Groups",
    intro: "Buttons that do related things to the same thing, edge to edge and with one name.",
    withoutScript: "Buttons press and links lead on. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "One variant and one colour for each group: none of its buttons is the main one.",
      },
      { id: "sizes", title: "Sizes", note: "All buttons of a group have the same size." },
      { id: "vertical", title: "Vertical", note: "For narrow columns. All are as wide as the longest word." },
      { id: "icons", title: "Icons", note: "Without words, each icon has a name for screen readers." },
    ],
  },
  {
    name: "dropdowns",
    title: "Dropdowns",
    intro: "Lists that wait behind a button, and fields that know their answers.",
    withoutScript:
      "Dropdown, dropup and menu open and close; only leaving by Tab doesn’t close them, and nothing in the menu is done. Every select is a plain one.",
    keysOf: ["dropdown", "menu", "search-select"],
    hydrate: true,
    examples: [
      {
        id: "dropdown",
        title: "Dropdown",
        note: "Opens and closes on a click. Closes on Escape and when the focus leaves.",
        height: 310,
      },
      {
        id: "dropup",
        title: "Dropup",
        note: "The same upwards, for what stands at the bottom. It turns around where there is no room.",
      },
      {
        id: "select-picker",
        title: "Select picker",
        note: "Four places, search switched off: the browser’s own select, in our clothes.",
      },
      {
        id: "search",
        title: "Search",
        note: "Finds from the first character and forgives slips. At most four results, the best first.",
      },
      {
        id: "several-answers",
        title: "Several answers",
        note: "A comma takes the best result and goes on to the next.",
      },
      {
        id: "strict-search",
        title: "Strict search",
        note: "Two results at most, from the second letter, without a slip. A semicolon parts the answers.",
      },
      {
        id: "menu-of-actions",
        title: "Menu of actions",
        note: "Things to do and no links: a menu as programs have it. One item waits for its turn.",
        height: 350,
      },
    ],
  },
  {
    name: "progress-bars",
    title: "Progress Bars",
    intro: "How far something has come, as a bar and in figures. Two variants, eight colours.",
    examples: [
      { id: "simple", title: "Simple", note: "One flat colour, here at 50 per cent in each of the eight." },
      {
        id: "gradient",
        title: "Gradient",
        note: "Stronger towards its end, so the end is seen. Both ends stand out from the track.",
      },
      {
        id: "at-work",
        title: "At work",
        note: "From 0 to 100. What is under way stands over the bar, in words.",
      },
    ],
  },
  {
    name: "sliders",
    title: "Sliders",
    intro:
      "A value, or a stretch between two, set by feel. The figures stand beside it for those who want to know.",
    withoutScript: "Each handle is a slider of its own, one under the other. What is sent is the same.",
    keysOf: ["slider"],
    hydrate: true,
    examples: [
      {
        id: "range",
        title: "Range",
        note: "Two handles, from 30 to 80. They meet, but neither goes past the other.",
      },
      { id: "single", title: "Single", note: "One handle at 50, and no value over it." },
      {
        id: "with-a-unit",
        title: "With a unit",
        note: "The unit is shown, and read out with the value. Steps of 5.",
      },
    ],
  },
  {
    name: "social-buttons",
    title: "Social Buttons",
    intro: "Twelve networks in their own colours, some a little darker so that their names can be read.",
    withoutScript: "Nothing is missing but the ripple.",
    keysOf: ["button"],
    examples: [
      {
        id: "labelled",
        title: "Labelled",
        note: "Mark and name. Here they lead nowhere; give them an address.",
      },
      {
        id: "icon-only",
        title: "Icon only",
        note: "For the end of an article. Each still has its name for screen readers.",
      },
    ],
  },
  {
    name: "tables",
    title: "Tables",
    intro: "Who does what, and since when. Hairlines, not boxes.",
    keysOf: ["table"],
    sample: true,
    examples: [
      {
        id: "authors",
        title: "Authors",
        note: "Online and Offline are words before they are colours. On a phone the table scrolls in its place.",
      },
    ],
  },
  {
    name: "toggles",
    title: "Toggles",
    intro: "Yes or no, on or off, one of three. The browser’s own controls, only dressed.",
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
  },
  {
    name: "typography",
    title: "Typography",
    intro: "Roboto for words, its wide cut for headings, a monospace for labels and code. No fourth face.",
    examples: [
      {
        id: "roboto",
        title: "Roboto",
        note: "One family: upright for text, wide and heavy where it has to shout.",
      },
      {
        id: "monospace",
        title: "Monospace",
        note: "Roboto Mono, for depths, data and code. Every sign is as wide as the next.",
      },
      {
        id: "headings",
        title: "Headings",
        note: "The size goes by the look, the level by the outline. They need not agree.",
      },
      {
        id: "text",
        title: "Text",
        note: "Lead once at the top, body at 17 pixels, small and caption below things.",
      },
      { id: "lists", title: "Lists", note: "Without order, with it, and of terms." },
      { id: "code", title: "Code", note: "In a sentence it is tinted, on its own it stands on rock." },
      { id: "labels", title: "Labels", note: "A coloured tick and a depth say where on the page we are." },
    ],
  },
];
