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
        note: "From xs, 24 pixels for a line of text, to xxl, 112 pixels for a profile.",
      },
      {
        id: "initials",
        title: "Initials",
        note: "For people without a portrait. Screen readers read the whole name.",
      },
      {
        id: "beside-a-name",
        title: "Beside a name",
        note: "The name is beside it, so screen readers skip the portrait.",
      },
    ],
  },
  {
    name: "badges",
    title: "Badges",
    intro: "A word or a number that shows a state. Two variants, nine colours.",
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "Fill is quiet enough for running text. Gradient is loud, so use one at most.",
      },
      {
        id: "colours",
        title: "Colours",
        note: "Colour is never alone: the word says the same.",
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
    intro: "Where a page is, and the way back up. There is one above this heading too.",
    withoutScript: "All links work.",
    examples: [
      {
        id: "levels",
        title: "Levels",
        note: "One, two and three. The last is the page itself, and screen readers say so.",
      },
      {
        id: "without-a-page",
        title: "Without a page",
        note: "A level that has no page of its own is text. A link to nowhere helps nobody.",
      },
      {
        id: "long",
        title: "Long",
        note: "A long one wraps between its links and stays inside the window.",
      },
    ],
  },
  {
    name: "buttons",
    title: "Buttons",
    intro: "Three variants, three sizes, ten colours. Everything you see below is the file you copy.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "Gradient is for the main action. Contained is flat. Outline is for the second choice.",
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
      { id: "on-rock", title: "On rock", note: "White is for dark backgrounds, in either theme." },
      {
        id: "with-icon",
        title: "With icon",
        note: "The icon repeats the word. Alone, it needs a name for screen readers.",
      },
      { id: "full-width", title: "Full width", note: "The button is as wide as its container." },
    ],
  },
  {
    name: "button-groups",
    title: "Button Groups",
    intro: "Related buttons, edge to edge, with one name for the group.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        id: "variants",
        title: "Variants",
        note: "One variant and one colour for each group: none of its buttons is the main one.",
      },
      { id: "sizes", title: "Sizes", note: "All buttons of a group have the same size." },
      {
        id: "vertical",
        title: "Vertical",
        note: "For narrow columns. All are as wide as the longest label.",
      },
      { id: "icons", title: "Icons", note: "Without words, each icon has a name for screen readers." },
    ],
  },
  {
    name: "dropdowns",
    title: "Dropdowns",
    intro: "Lists that open from a button, and fields that suggest answers.",
    withoutScript:
      "Dropdown, dropup and menu open and close, but leaving by Tab doesn’t close them, and the items of the menu do nothing. Every select is the browser’s own.",
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
        note: "Opens upwards, for the bottom of a page, or downwards if there is no space above.",
      },
      {
        id: "select-picker",
        title: "Select picker",
        note: "Four places without a search: the browser’s own select, with our styles.",
      },
      {
        id: "search",
        title: "Search",
        note: "Searches from the first character and forgives typing errors. Four results at most.",
      },
      {
        id: "several-answers",
        title: "Several answers",
        note: "A comma selects the best result, and typing continues.",
      },
      {
        id: "strict-search",
        title: "Strict search",
        note: "Two exact results at most, from the second letter. A semicolon separates the answers.",
      },
      {
        id: "menu-of-actions",
        title: "Menu of actions",
        note: "Actions, not links: a menu as in desktop programs. One item is disabled.",
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
        note: "Stronger towards its end, so the end is clear. Both ends stand out from the track.",
      },
      {
        id: "at-work",
        title: "At work",
        note: "From 0 to 100, with the current task above the bar.",
      },
    ],
  },
  {
    name: "sliders",
    title: "Sliders",
    intro: "A value, or a range between two, set by feel. The exact figures are beside it.",
    withoutScript: "Each handle is a slider of its own, one below the other. The form sends the same.",
    keysOf: ["slider"],
    hydrate: true,
    examples: [
      {
        id: "range",
        title: "Range",
        note: "Two handles, from 30 to 80. They meet, but neither goes past the other.",
      },
      { id: "single", title: "Single", note: "One handle at 50, and no value above it." },
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
    withoutScript: "Only the ripple is missing.",
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
        note: "Online and Offline are words before they are colours. On a phone the table scrolls in place.",
      },
    ],
  },
  {
    name: "toggles",
    title: "Toggles",
    intro: "Yes or no, on or off, one of three. The browser’s own controls, with our styles.",
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
        note: "For settings that apply at once. On and off differ in position, not only in colour.",
      },
      { id: "checkboxes", title: "Checkboxes", note: "For choices that apply when the form is sent." },
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
        note: "Roboto Mono, for depths, data and code. Every character has the same width.",
      },
      {
        id: "headings",
        title: "Headings",
        note: "The size follows the design, the level the outline. They need not agree.",
      },
      {
        id: "text",
        title: "Text",
        note: "Lead once at the top, body at 17 pixels, small and caption below things.",
      },
      { id: "lists", title: "Lists", note: "Unordered, ordered, and of terms with descriptions." },
      { id: "code", title: "Code", note: "Tinted in a sentence, and on a dark background on its own." },
      { id: "labels", title: "Labels", note: "A coloured tick and a depth say where on the page we are." },
    ],
  },
];
