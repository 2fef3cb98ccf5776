import type { PageWords } from "./showcase-words.ts";

export const elements: readonly PageWords[] = [
  {
    title: "Avatars",
    intro: "Who it is, at a glance. The people are drawn and don’t exist, so nobody had to be asked.",
    sample: true,
    examples: [
      { title: "Sizes", note: "From xs, 24 pixels for a line of text, to xxl, 112 pixels for a profile." },
      { title: "Initials", note: "For people without a portrait. Screen readers read the whole name." },
      { title: "Beside a name", note: "The name is beside it, so screen readers skip the portrait." },
    ],
  },
  {
    title: "Badges",
    intro: "A word or a number that shows a state. Two variants, nine colours.",
    examples: [
      {
        title: "Variants",
        note: "Fill is quiet enough for running text. Gradient is loud, so use one at most.",
      },
      { title: "Colours", note: "Colour is never alone: the word says the same." },
      { title: "Rounded", note: "For counts. Round looks like a number before it is read." },
      { title: "In place", note: "Beside a heading, in a sentence and on a button it keeps its size." },
    ],
  },
  {
    title: "Breadcrumbs",
    intro: "Where a page is, and the way back up. There is one above this heading too.",
    withoutScript: "All links work.",
    examples: [
      {
        title: "Levels",
        note: "One, two and three. The last is the page itself, and screen readers say so.",
      },
      {
        title: "Without a page",
        note: "A level that has no page of its own is text. A link to nowhere helps nobody.",
      },
      { title: "Long", note: "A long one wraps between its links and stays inside the window." },
    ],
  },
  {
    title: "Buttons",
    intro: "Three variants, three sizes, ten colours. Everything you see below is the file you copy.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        title: "Variants",
        note: "Gradient is for the main action. Contained is flat. Outline is for the second choice.",
      },
      { title: "Sizes", note: "Small for dense tables, medium for forms, large once per page." },
      { title: "Colours", note: "Each colour means something. Read the name, not only the hue." },
      {
        title: "States",
        note: "A busy button keeps the focus, a disabled one loses it. Press Tab to see the ring.",
      },
      { title: "On rock", note: "White is for dark backgrounds, in either theme." },
      { title: "With icon", note: "The icon repeats the word. Alone, it needs a name for screen readers." },
      { title: "Full width", note: "The button is as wide as its container." },
    ],
  },
  {
    title: "Button Groups",
    intro: "Related buttons, edge to edge, with one name for the group.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      {
        title: "Variants",
        note: "One variant and one colour for each group: none of its buttons is the main one.",
      },
      { title: "Sizes", note: "All buttons of a group have the same size." },
      { title: "Vertical", note: "For narrow columns. All are as wide as the longest label." },
      { title: "Icons", note: "Without words, each icon has a name for screen readers." },
    ],
  },
  {
    title: "Dropdowns",
    intro: "Lists that open from a button, and fields that suggest answers.",
    withoutScript:
      "Dropdown, dropup and menu open and close, but leaving by Tab doesn’t close them, and the items of the menu do nothing. Every select is the browser’s own.",
    keysOf: ["dropdown", "menu", "search-select"],
    hydrate: true,
    examples: [
      {
        title: "Dropdown",
        note: "Opens and closes on a click. Closes on Escape and when the focus leaves.",
        height: 310,
      },
      {
        title: "Dropup",
        note: "Opens upwards, for the bottom of a page, or downwards if there is no space above.",
      },
      {
        title: "Select picker",
        note: "Four places without a search: the browser’s own select, with our styles.",
      },
      {
        title: "Search",
        note: "Searches from the first character and forgives typing errors. Four results at most.",
      },
      { title: "Several answers", note: "A comma selects the best result, and typing continues." },
      {
        title: "Strict search",
        note: "Two exact results at most, from the second letter. A semicolon separates the answers.",
      },
      {
        title: "Menu of actions",
        note: "Actions, not links: a menu as in desktop programs. One item is disabled.",
        height: 350,
      },
    ],
  },
  {
    title: "Progress Bars",
    intro: "How far something has come, as a bar and in figures. Two variants, eight colours.",
    examples: [
      { title: "Simple", note: "One flat colour, here at 50 per cent in each of the eight." },
      {
        title: "Gradient",
        note: "Stronger towards its end, so the end is clear. Both ends stand out from the track.",
      },
      { title: "At work", note: "From 0 to 100, with the current task above the bar." },
    ],
  },
  {
    title: "Sliders",
    intro: "A value, or a range between two, set by feel. The exact figures are beside it.",
    withoutScript: "Each handle is a slider of its own, one below the other. The form sends the same.",
    keysOf: ["slider"],
    hydrate: true,
    examples: [
      { title: "Range", note: "Two handles, from 30 to 80. They meet, but neither goes past the other." },
      { title: "Single", note: "One handle at 50, and no value above it." },
      { title: "With a unit", note: "The unit is shown, and read out with the value. Steps of 5." },
    ],
  },
  {
    title: "Social Buttons",
    intro: "Twelve networks in their own colours, some a little darker so that their names can be read.",
    withoutScript: "Only the ripple is missing.",
    keysOf: ["button"],
    examples: [
      { title: "Labelled", note: "Mark and name. Here they lead nowhere; give them an address." },
      { title: "Icon only", note: "For the end of an article. Each still has its name for screen readers." },
    ],
  },
  {
    title: "Tables",
    intro: "Who does what, and since when. Hairlines, not boxes.",
    keysOf: ["table"],
    sample: true,
    examples: [
      {
        title: "Authors",
        note: "Online and Offline are words before they are colours. On a phone the table scrolls in place.",
      },
    ],
  },
  {
    title: "Toggles",
    intro: "Yes or no, on or off, one of three. The browser’s own controls, with our styles.",
    keysOf: ["switch", "checkbox", "radio-group"],
    examples: [
      { title: "Remember me", note: "A switch with its description, which is read out with it." },
      {
        title: "Switches",
        note: "For settings that apply at once. On and off differ in position, not only in colour.",
      },
      { title: "Checkboxes", note: "For choices that apply when the form is sent." },
      { title: "Radio group", note: "One of a few, all in sight. It starts with the first." },
    ],
  },
  {
    title: "Typography",
    intro: "Roboto for words, its wide cut for headings, a monospace for labels and code. No fourth face.",
    examples: [
      { title: "Roboto", note: "One family: upright for text, wide and heavy where it has to shout." },
      {
        title: "Monospace",
        note: "Roboto Mono, for depths, data and code. Every character has the same width.",
      },
      { title: "Headings", note: "The size follows the design, the level the outline. They need not agree." },
      { title: "Text", note: "Lead once at the top, body at 17 pixels, small and caption below things." },
      { title: "Lists", note: "Unordered, ordered, and of terms with descriptions." },
      { title: "Code", note: "Tinted in a sentence, and on a dark background on its own." },
      { title: "Labels", note: "A coloured tick and a depth say where on the page we are." },
    ],
  },
];
