import type { PageWords } from "./showcase-words.ts";

export const elements: readonly PageWords[] = [
  {
    title: "Avatars",
    intro: "Who it is, at a glance. The people are drawn and don’t exist, so nobody had to be asked.",
    sample: true,
    examples: {
      Sizes: "From xs, 24 pixels for a line of text, to xxl, 112 pixels for a profile.",
      Initials: "For people without a portrait. Screen readers read the whole name.",
      "Beside a name": "The name is beside it, so screen readers skip the portrait.",
    },
  },
  {
    title: "Badges",
    intro: "A word or a number that shows a state. Two variants, nine colours.",
    examples: {
      Variants: "Fill is quiet enough for running text. Gradient is loud, so use one at most.",
      Colours: "Colour is never alone: the word says the same.",
      Rounded: "For counts. Round looks like a number before it is read.",
      "In place": "Beside a heading, in a sentence and on a button it keeps its size.",
    },
  },
  {
    title: "Breadcrumbs",
    intro: "Where a page is, and the way back up. There is one above this heading too.",
    withoutScript: "All links work.",
    examples: {
      Levels: "One, two and three. The last is the page itself, and screen readers say so.",
      "Without a page": "A level that has no page of its own is text. A link to nowhere helps nobody.",
      Long: "A long one wraps between its links and stays inside the window.",
    },
  },
  {
    title: "Buttons",
    intro: "Three variants, three sizes, ten colours. Everything you see below is the file you copy.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: {
      Variants: "Gradient is for the main action. Contained is flat. Outline is for the second choice.",
      Sizes: "Small for dense tables, medium for forms, large once per page.",
      Colours: "Each colour means something. Read the name, not only the hue.",
      States: "A busy button keeps the focus, a disabled one loses it. Press Tab to see the ring.",
      "On rock": "White is for dark backgrounds, in either theme.",
      "With icon": "The icon repeats the word. Alone, it needs a name for screen readers.",
      "Full width": "The button is as wide as its container.",
    },
  },
  {
    title: "Button Groups",
    intro: "Related buttons, edge to edge, with one name for the group.",
    withoutScript: "Buttons and links work. Only the ripple is missing.",
    keysOf: ["button"],
    examples: {
      Variants: "One variant and one colour for each group: none of its buttons is the main one.",
      Sizes: "All buttons of a group have the same size.",
      Vertical: "For narrow columns. All are as wide as the longest label.",
      Icons: "Without words, each icon has a name for screen readers.",
    },
  },
  {
    title: "Dropdowns",
    intro: "Lists that open from a button, and fields that suggest answers.",
    withoutScript:
      "Dropdown, dropup and menu open and close, but leaving by Tab doesn’t close them, and the items of the menu do nothing. Every select is the browser’s own.",
    keysOf: ["dropdown", "menu", "search-select"],
    hydrate: true,
    examples: {
      Dropdown: {
        note: "Opens and closes on a click. Closes on Escape and when the focus leaves.",
        height: 310,
      },
      Dropup: "Opens upwards, for the bottom of a page, or downwards if there is no space above.",
      "Select picker": "Four places without a search: the browser’s own select, with our styles.",
      Search: "Searches from the first character and forgives typing errors. Four results at most.",
      "Several answers": "A comma selects the best result, and typing continues.",
      "Strict search":
        "Two exact results at most, from the second letter. A semicolon separates the answers.",
      "Menu of actions": {
        note: "Actions, not links: a menu as in desktop programs. One item is disabled.",
        height: 350,
      },
    },
  },
  {
    title: "Progress Bars",
    intro: "How far something has come, as a bar and in figures. Two variants, eight colours.",
    examples: {
      Simple: "One flat colour, here at 50 per cent in each of the eight.",
      Gradient: "Stronger towards its end, so the end is clear. Both ends stand out from the track.",
      "At work": "From 0 to 100, with the current task above the bar.",
    },
  },
  {
    title: "Sliders",
    intro: "A value, or a range between two, set by feel. The exact figures are beside it.",
    withoutScript: "Each handle is a slider of its own, one below the other. The form sends the same.",
    keysOf: ["slider"],
    hydrate: true,
    examples: {
      Range: "Two handles, from 30 to 80. They meet, but neither goes past the other.",
      Single: "One handle at 50, and no value above it.",
      "With a unit": "The unit is shown, and read out with the value. Steps of 5.",
    },
  },
  {
    title: "Social Buttons",
    intro: "Twelve networks in their own colours, some a little darker so that their names can be read.",
    withoutScript: "Only the ripple is missing.",
    keysOf: ["button"],
    examples: {
      Labelled: "Mark and name. Here they lead nowhere; give them an address.",
      "Icon only": "For the end of an article. Each still has its name for screen readers.",
    },
  },
  {
    title: "Tables",
    intro: "Who does what, and since when. Hairlines, not boxes.",
    keysOf: ["table"],
    sample: true,
    examples: {
      Authors: "Online and Offline are words before they are colours. On a phone the table scrolls in place.",
    },
  },
  {
    title: "Toggles",
    intro: "Yes or no, on or off, one of three. The browser’s own controls, with our styles.",
    keysOf: ["switch", "checkbox", "radio-group"],
    examples: {
      "Remember me": "A switch with its description, which is read out with it.",
      Switches: "For settings that apply at once. On and off differ in position, not only in colour.",
      Checkboxes: "For choices that apply when the form is sent.",
      "Radio group": "One of a few, all in sight. It starts with the first.",
    },
  },
  {
    title: "Typography",
    intro: "Roboto for words, its wide cut for headings, a monospace for labels and code. No fourth face.",
    examples: {
      Roboto: "One family: upright for text, wide and heavy where it has to shout.",
      Monospace: "Roboto Mono, for depths, data and code. Every character has the same width.",
      Headings: "The size follows the design, the level the outline. They need not agree.",
      Text: "Lead once at the top, body at 17 pixels, small and caption below things.",
      Lists: "Unordered, ordered, and of terms with descriptions.",
      Code: "Tinted in a sentence, and on a dark background on its own.",
      Labels: "A coloured tick and a depth say where on the page we are.",
    },
  },
];
