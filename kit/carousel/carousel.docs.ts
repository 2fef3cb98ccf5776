import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "“Carousel” and its label; each slide is a group, “1 of 3” and its name. “Pause the slides” comes first, then previous, next, and the names, the shown one “current”. A slide is read out when it is chosen by hand.",
  leftOut:
    "Slides that turn by themselves aren't announced. The names are buttons and no tabs: arrows do nothing.",
  keys: {
    at: "testimonials/carousel",
    rows: [
      {
        keys: ["Tab"],
        does: "into the controls, which stops the slides",
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
        does: "pauses or plays, goes one back or on, or shows the slide named",
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
  },
  attributes: {
    "data-live": "on the carousel, once scripts run: one slide is seen at a time",
    "data-turned": "on the carousel, once a slide has turned",
    "data-shown": "on the slide that is seen",
  },
  since: "1.0.0",
  changes: [
    { version: "next", what: "It goes on in a page that the browser has translated." },
    {
      version: "next",
      what: "With an `id` for each slide, the turn stays with its slide when others come and go.",
    },
    { version: "next", what: "A slide that holds what the address names is shown." },
    { version: "next", what: "It goes on from the slide that was scrolled to before React came." },
  ],
} satisfies ComponentDocs;
