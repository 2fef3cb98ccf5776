import type { PageWords } from "./showcase-words.ts";

export const pageSections: readonly PageWords[] = [
  {
    name: "page-headers",
    title: "Page Headers",
    intro: "Three ways to begin a page. The text comes first, and the picture makes way for it.",
    withoutScript: "Nothing is missing. The typed headline shows its first phrase.",
    keysOf: ["typed-headline"],
    hydrate: true,
    examples: [
      {
        id: "beside",
        title: "Beside a picture",
        note: "Seven columns of text, five of picture. In narrow windows the picture comes below.",
      },
      {
        id: "ground",
        title: "On the ground",
        note: "The picture is cropped to fit, never distorted. Its sky is left free for the text.",
      },
      {
        id: "typed",
        title: "Typed, on rock",
        note: "Three phrases in turn: 50 ms a letter, and 7.5 seconds to read. Dark in both themes.",
      },
    ],
  },
  {
    name: "features",
    title: "Features",
    intro: "What a product does, in three layouts. None of them is three equal boxes in a row.",
    withoutScript: "Nothing is missing. The card’s button, which turns it, is a checkbox.",
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
        note: "Each with an icon, a sentence, and two things that come with it.",
      },
      {
        id: "layers",
        title: "In layers",
        note: "From the surface to bedrock. The order has a meaning, so it is an ordered list.",
      },
    ],
  },
  {
    name: "pricing",
    title: "Pricing",
    intro: "What it costs, what is in it and what is not. Ticks and crosses are also read out in words.",
    withoutScript: "There are no tabs: both lists of prices are shown, each under its name.",
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
        note: "One price, no period, and a card in full colour.",
      },
    ],
  },
  {
    name: "faq",
    title: "FAQ",
    intro:
      "Questions that open. The browser’s own element, so a search in the page finds closed answers too.",
    withoutScript: "Everything works, because it needs no script.",
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
        note: "Questions with the same name: opening one closes the other.",
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
        note: "A picture, a category and a sentence. The second card is lower.",
      },
      {
        id: "inside-picture",
        title: "Inside the picture",
        note: "The text has its own background, so it never lies on the picture itself.",
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
        note: "Stars in halves from 1 to 5, read out as a number. You choose the colour of the line.",
      },
      {
        id: "in-a-line",
        title: "In a line",
        note: "What was said, and by whom. With a portrait and stars if there are any.",
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
      "Numbers that count up once, when they come into view. The final figure is in the page from the start.",
    withoutScript: "The numbers show their final figure, as they do for people who ask for less motion.",
    hydrate: true,
    sample: true,
    examples: [
      {
        id: "stat-1",
        title: "Stat 1",
        note: "One number, from 0 to 2017 in three seconds. Numbers below 10,000 have no comma, so it can be a year.",
      },
      {
        id: "stat-2",
        title: "Stat 2",
        note: "Three cards with lines between them, four seconds each. The first has the most space.",
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
    intro: "The last thing a page says before its footer. Each has one thing to do, and the rest is quieter.",
    withoutScript: "Everything works. Only the ripple of the buttons is missing.",
    sample: true,
    examples: [
      {
        id: "prefooter-1",
        title: "Prefooter 1",
        note: "A line, a sentence, and two things you can do.",
      },
      {
        id: "prefooter-2",
        title: "Prefooter 2",
        note: "With a picture of the whole core beside it, and one large button.",
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
        note: "A phone beside four facts. In narrow windows the phone comes first.",
      },
      {
        id: "application-2",
        title: "Application 2",
        note: "A window as wide as the page, with three details below it.",
      },
    ],
  },
  {
    name: "logo-areas",
    title: "Logo Areas",
    intro: "The logos of customers. These companies are invented, so none of them has to be asked.",
    sample: true,
    examples: [
      {
        id: "logo-area-1",
        title: "Logo Area 1",
        note: "A row under a line. The claim is quoted from the template.",
      },
      {
        id: "logo-area-2",
        title: "Logo Area 2",
        note: "In cells with hairlines between them, with what each company does.",
      },
      {
        id: "logo-area-3",
        title: "Logo Area 3",
        note: "On bedrock, beside a sentence. The logos take the colour of the text.",
      },
    ],
  },
  {
    name: "footers",
    title: "Footers",
    intro: "The end of a page: whose it is, and where to go next. The year follows the visitor’s clock.",
    withoutScript: "Nothing is missing. The year is the one in which the page was built.",
    examples: [
      {
        id: "detailed",
        title: "Detailed",
        note: "On bedrock, with a sentence about the company, three social links and three menus.",
      },
      { id: "default", title: "Default", note: "A line, the company’s name, and its menus." },
      { id: "centered", title: "Centered", note: "All links on one line, the name below them." },
    ],
  },
  {
    name: "general-cards",
    title: "General Cards",
    intro: "Five kinds of card. A card is for one separate thing; plain text needs none.",
    withoutScript: "Nothing is missing. The turning card’s button is a checkbox.",
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
        note: "The text has its own background, so the picture may be as wild as it likes.",
      },
      {
        id: "blur-animation",
        title: "Blur animation",
        note: "Point at a picture: it rises, and its colours glow below. Without motion it only glows.",
      },
      {
        id: "rotate",
        title: "Rotate",
        note: "Turns for pointer and keyboard, on touch by its button. Until then the back is inert.",
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
    intro: "Text to be read, not scanned: lines of sixty letters, and pictures that earn their place.",
    sample: true,
    examples: [
      {
        id: "content-1",
        title: "Content 1",
        note: "A heading on the left, running text on the right. The first paragraph is larger.",
      },
      { id: "content-2", title: "Content 2", note: "A picture with a caption, a quote, and who said it." },
    ],
  },
];
