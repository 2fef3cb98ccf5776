import type { PageWords } from "./showcase-words.ts";

export const pageSections: readonly PageWords[] = [
  {
    name: "page-headers",
    title: "Page Headers",
    intro: "Three ways to begin a page. The words come first, and the picture gives way to them.",
    withoutScript: "All is there. The typed headline stands still at its first phrase.",
    keysOf: ["typed-headline"],
    hydrate: true,
    examples: [
      {
        id: "beside",
        title: "Beside a picture",
        note: "Seven parts words, five parts picture; where it is narrow, the picture comes below.",
      },
      {
        id: "ground",
        title: "On the ground",
        note: "The picture is cut to the room there is, never pulled. Its sky is left free for the words.",
      },
      {
        id: "typed",
        title: "Typed, on rock",
        note: "Three phrases in turn: a letter each 50 ms, and 7.5 seconds to read. Dark in both themes.",
      },
    ],
  },
  {
    name: "features",
    title: "Features",
    intro: "What something does, told in three shapes. None of them is three equal boxes in a row.",
    withoutScript: "Nothing is missing. The card turns by its own button, which is a checkbox.",
    keysOf: ["rotating-card"],
    sample: true,
    examples: [
      {
        id: "turning-card",
        title: "With a turning card",
        note: "One card with a back, and four facts beside it.",
      },
      {
        id: "ticked-blocks",
        title: "Ticked blocks",
        note: "A rock sign for each, a sentence, and two things that come with it.",
      },
      {
        id: "layers",
        title: "In layers",
        note: "From the surface to bedrock. The order says something, so it is an ordered list.",
      },
    ],
  },
  {
    name: "pricing",
    title: "Pricing",
    intro: "What it costs, what is in it and what is not. Ticks and crosses are also read out in words.",
    withoutScript: "There are no tabs then: both lists of prices are shown, each under its name.",
    keysOf: ["tabs"],
    hydrate: true,
    sample: true,
    examples: [
      {
        id: "freelancer-startup",
        title: "Freelancer or Startup",
        note: "Tabs by who pays. Prices are by the month, and read out that way.",
      },
      {
        id: "monthly-annual",
        title: "Monthly or Annual",
        note: "Tabs by contract: the same four plans, by the month or by the year for the price of ten.",
      },
      {
        id: "once",
        title: "Paid once",
        note: "One price, no period, and a card that is coloured all over.",
      },
    ],
  },
  {
    name: "faq",
    title: "FAQ",
    intro:
      "Questions that open. The browser’s own element, so a search in the page finds closed answers too.",
    withoutScript: "Everything works: no script has a part in it.",
    keysOf: ["accordion"],
    examples: [
      {
        id: "first-open",
        title: "First open",
        note: "Five questions, the first one open. As many as you like stay open.",
      },
      {
        id: "one-at-a-time",
        title: "One at a time",
        note: "With a name in common, opening one closes the other.",
      },
    ],
  },
  {
    name: "blog-posts",
    title: "Blog Posts",
    intro: "Four shapes of one card. Each has a single link, its title, and the whole card leads there.",
    withoutScript: "Nothing is missing: cards and pages are links.",
    sample: true,
    examples: [
      {
        id: "three-articles",
        title: "Three articles",
        note: "A picture, a category and a sentence; the second one stands lower.",
      },
      {
        id: "inside-picture",
        title: "Inside the picture",
        note: "The words have ground of their own and never lie on the picture itself.",
      },
      {
        id: "glowing-picture",
        title: "Glowing picture",
        note: "Point at it, or reach it with the keyboard: the picture rises and glows.",
      },
      {
        id: "pages",
        title: "In pages",
        note: "A list to read down, with its pages below. This is the second of five.",
      },
    ],
  },
  {
    name: "testimonials",
    title: "Testimonials",
    intro:
      "What customers said, at length or in a line. The slides turn every five seconds until you touch them.",
    withoutScript: "The stories stand one below the other, and nothing turns.",
    keysOf: ["carousel"],
    hydrate: true,
    sample: true,
    examples: [
      {
        id: "carousel",
        title: "Carousel",
        note: "Two stories in turn. They wait under the pointer, stop for the keyboard, and can be paused.",
      },
      {
        id: "reviews",
        title: "Review cards",
        note: "Stars in halves from 1 to 5, read out as a number. The colour of the line is yours.",
      },
      {
        id: "in-a-line",
        title: "In a line",
        note: "What was said, and by whom. A portrait and stars where there are some.",
      },
    ],
  },
  {
    name: "teams",
    title: "Teams",
    intro: "Who works here. The people are drawn and don’t exist, so nobody has to be asked.",
    sample: true,
    examples: [
      {
        id: "team-1",
        title: "Team 1",
        note: "A portrait over the words. Each social link says whose page it is.",
      },
      {
        id: "team-2",
        title: "Team 2",
        note: "Horizontal: the portrait beside the words, and a badge for the position.",
      },
    ],
  },
  {
    name: "stats",
    title: "Stats",
    intro:
      "Numbers that count up once, when they come into view. The last figure is in the page from the beginning.",
    withoutScript: "The numbers stand at their last figure. They do too for people who want less motion.",
    hydrate: true,
    sample: true,
    examples: [
      {
        id: "stat-1",
        title: "Stat 1",
        note: "One number, from 0 to 2017 in three seconds. Until five figures there is no comma, so it can be a year.",
      },
      {
        id: "stat-2",
        title: "Stat 2",
        note: "Three cards with lines between them, four seconds each. The first has the most room.",
      },
      {
        id: "stat-3",
        title: "Stat 3",
        note: "On bedrock, dark in both themes. The large number is quoted from the template; it is nobody’s.",
      },
    ],
  },
  {
    name: "call-to-actions",
    title: "Call to Action",
    intro: "What a page says last, before its footer. One thing to do in each, and the rest is quieter.",
    withoutScript: "Nothing is missing. Only the ripple of the buttons is.",
    sample: true,
    examples: [
      {
        id: "prefooter-1",
        title: "Prefooter 1",
        note: "An ink line, a sentence, and the two things you can do about it.",
      },
      {
        id: "prefooter-2",
        title: "Prefooter 2",
        note: "With the whole core beside it. One button, as large as the price is clear.",
      },
      {
        id: "prefooter-3",
        title: "Prefooter 3",
        note: "On bedrock, right above a footer: thanks, and where to find us elsewhere.",
      },
    ],
  },
  {
    name: "applications",
    title: "Applications",
    intro: "An app, shown before it is described. The screens are drawings and follow the theme.",
    sample: true,
    examples: [
      {
        id: "application-1",
        title: "Application 1",
        note: "A phone beside four facts. Where it is narrow, the phone comes first.",
      },
      {
        id: "application-2",
        title: "Application 2",
        note: "A window as wide as the page, and below it what the eye would ask next.",
      },
    ],
  },
  {
    name: "logo-areas",
    title: "Logo Areas",
    intro: "The marks of others. These companies are invented, so none of them has to be asked.",
    sample: true,
    examples: [
      {
        id: "logo-area-1",
        title: "Logo Area 1",
        note: "A row under a line. The claim is quoted as it comes with the template.",
      },
      {
        id: "logo-area-2",
        title: "Logo Area 2",
        note: "In fields with hairlines between them, and what each of them does.",
      },
      {
        id: "logo-area-3",
        title: "Logo Area 3",
        note: "On bedrock, beside a sentence. The signs take the colour of the words.",
      },
    ],
  },
  {
    name: "footers",
    title: "Footers",
    intro: "How a page ends: who it was, and the ways on. The year follows the visitor’s clock.",
    withoutScript: "Nothing is missing. The year is the one in which the page was built.",
    examples: [
      {
        id: "detailed",
        title: "Detailed",
        note: "On bedrock, with what the company says of itself, three social links and three menus.",
      },
      { id: "default", title: "Default", note: "A line, a name, the menus." },
      { id: "centered", title: "Centered", note: "All links in one line, the name below them." },
    ],
  },
  {
    name: "general-cards",
    title: "General Cards",
    intro: "Five kinds of card. A card is for a thing of its own; plain text needs none.",
    withoutScript: "Nothing is missing. The turning card turns by its own button, which is a checkbox.",
    keysOf: ["rotating-card"],
    sample: true,
    examples: [
      {
        id: "raised",
        title: "Raised",
        note: "The only cards with a shadow. The link is as large as the card.",
      },
      {
        id: "image-inside",
        title: "Image inside",
        note: "The words have ground of their own, so the picture may be as wild as it likes.",
      },
      {
        id: "blur-animation",
        title: "Blur animation",
        note: "Point at a picture: it rises, and its colours glow below. Without motion it only glows.",
      },
      {
        id: "rotate",
        title: "Rotate",
        note: "Turns under pointer and keyboard; on touch by its button. The back can’t be reached before.",
      },
      {
        id: "pricing",
        title: "Pricing",
        note: "A plain one with a badge and a coloured one. Ticks and crosses are also read out.",
      },
    ],
  },
  {
    name: "content-sections",
    title: "Content Sections",
    intro: "Text to be read, not scanned: a measure of sixty letters, and pictures that earn their place.",
    sample: true,
    examples: [
      {
        id: "content-1",
        title: "Content 1",
        note: "A heading at the left, running text at the right. The first paragraph leads.",
      },
      { id: "content-2", title: "Content 2", note: "A picture with a caption, a quote, and who said it." },
    ],
  },
];
