import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Carousel” and its label. Its controls come first: “Pause the slides”, “Previous slide”, “Next slide”, and a button for each slide, one of them “current”. Each slide is a group with a name such as “1 of 3: Granite”. A slide that the visitor selects is read out.",
  leftOut:
    "Slides that change by themselves aren't announced. The names are buttons and not tabs, so arrow keys do nothing.",
  keysAt: "testimonials/carousel",
  keys: [
    {
      keys: ["Tab"],
      does: "moves into the controls, which stops the slides",
      presses: [
        {
          focus: "& [aria-roledescription=carousel] > div > button",
          keys: ["Tab"],
          shows: "& [aria-roledescription=carousel]:focus-within [aria-live=polite]",
        },
      ],
    },
    {
      keys: ["Enter", "Space"],
      does: "on a control: pauses or plays, shows the previous or next slide, or shows the slide of that name",
      presses: [
        {
          focus: "& [aria-roledescription=carousel] > div > button:nth-of-type(3)",
          keys: ["Enter"],
          shows: "& li:nth-child(2) button[aria-current=true]",
        },
        {
          focus: "& li:first-child button",
          keys: [" "],
          shows: "& li:first-child button[aria-current=true]",
        },
      ],
    },
  ],
  attributes: {
    "data-live": "on the carousel after hydration, when one slide is visible at a time",
    "data-turned": "on the carousel after the first change of slide",
    "data-shown": "on the visible slide",
  },
  changes: {
    next: [
      "It keeps working in a page that the browser has translated.",
      "With an `id` for each slide, the current slide stays when others are added or removed.",
      "A URL fragment that points into a slide shows that slide.",
      "After hydration it starts at the slide to which the visitor has scrolled.",
    ],
  },
} satisfies ComponentDocs;
