import type { PageWords } from "./showcase-words.ts";

export const pageSections: readonly PageWords[] = [
  {
    title: "Page Headers",
    intro: "Three ways to begin a page. The text comes first, and the picture makes way for it.",
    withoutScript: "Nothing is missing. The typed headline shows its first phrase.",
    keysOf: ["typed-headline"],
    hydrate: true,
    examples: {
      "Beside a picture": {
        id: "beside",
        note: "Seven columns of text, five of picture. In narrow windows the picture comes below.",
      },
      "On the ground": {
        id: "ground",
        note: "The picture is cropped to fit, never distorted. Its sky is left free for the text.",
      },
      "Typed, on rock": {
        id: "typed",
        note: "Three phrases in turn: 50 ms a letter, and 7.5 seconds to read. Dark in both themes.",
      },
    },
  },
  {
    title: "Features",
    intro: "What a product does, in three layouts. None of them is three equal boxes in a row.",
    withoutScript: "Nothing is missing. The card’s button, which turns it, is a checkbox.",
    keysOf: ["rotating-card"],
    sample: true,
    examples: {
      "With a turning card": { id: "turning-card", note: "One card with a back, and four facts beside it." },
      "Ticked blocks": "Each with an icon, a sentence, and two things that come with it.",
      "In layers": {
        id: "layers",
        note: "From the surface to bedrock. The order has a meaning, so it is an ordered list.",
      },
    },
  },
  {
    title: "Pricing",
    intro: "What it costs, what is in it and what is not. Ticks and crosses are also read out in words.",
    withoutScript: "There are no tabs: both lists of prices are shown, each under its name.",
    keysOf: ["tabs"],
    hydrate: true,
    sample: true,
    examples: {
      "Freelancer or Startup": {
        id: "freelancer-startup",
        note: "Tabs by who pays. Prices are by the month, and read out that way.",
      },
      "Monthly or Annual": {
        id: "monthly-annual",
        note: "Tabs by contract: the same four plans, by the month or by the year for the price of ten.",
      },
      "Paid once": { id: "once", note: "One price, no period, and a card in full colour." },
    },
  },
  {
    title: "FAQ",
    intro:
      "Questions that open. The browser’s own element, so a search in the page finds closed answers too.",
    withoutScript: "Everything works, because it needs no script.",
    keysOf: ["accordion"],
    examples: {
      "First open": "Five questions, the first one open. As many as you like stay open.",
      "One at a time": "Questions with the same name: opening one closes the other.",
    },
  },
  {
    title: "Blog Posts",
    intro: "Four shapes of one card. Each has a single link, its title, and the whole card leads there.",
    withoutScript: "Nothing is missing: cards and pages are links.",
    sample: true,
    examples: {
      "Three articles": "A picture, a category and a sentence. The second card is lower.",
      "Inside the picture": {
        id: "inside-picture",
        note: "The text has its own background, so it never lies on the picture itself.",
      },
      "Glowing picture": "Point at it, or reach it with the keyboard: the picture rises and glows.",
      "In pages": {
        id: "pages",
        note: "A list to read down, with its pages below. This is the second of five.",
      },
    },
  },
  {
    title: "Testimonials",
    intro:
      "What customers said, at length or in a line. The slides turn every five seconds until you touch them.",
    withoutScript: "The stories stand one below the other, and nothing turns.",
    keysOf: ["carousel"],
    hydrate: true,
    sample: true,
    examples: {
      Carousel: "Two stories in turn. They wait under the pointer, stop for the keyboard, and can be paused.",
      "Review cards": {
        id: "reviews",
        note: "Stars in halves from 1 to 5, read out as a number. You choose the colour of the line.",
      },
      "In a line": "What was said, and by whom. With a portrait and stars if there are any.",
    },
  },
  {
    title: "Teams",
    intro: "Who works here. The people are drawn and don’t exist, so nobody has to be asked.",
    sample: true,
    examples: {
      "Team 1": "A portrait over the words. Each social link says whose page it is.",
      "Team 2": "Horizontal: the portrait beside the words, and a badge for the position.",
    },
  },
  {
    title: "Stats",
    intro:
      "Numbers that count up once, when they come into view. The final figure is in the page from the start.",
    withoutScript: "The numbers show their final figure, as they do for people who ask for less motion.",
    hydrate: true,
    sample: true,
    examples: {
      "Stat 1":
        "One number, from 0 to 2017 in three seconds. Numbers below 10,000 have no comma, so it can be a year.",
      "Stat 2": "Three cards with lines between them, four seconds each. The first has the most space.",
      "Stat 3":
        "On bedrock, dark in both themes. The large number is quoted from the template; it is nobody’s.",
    },
  },
  {
    name: "call-to-actions",
    title: "Call to Action",
    intro: "The last thing a page says before its footer. Each has one thing to do, and the rest is quieter.",
    withoutScript: "Everything works. Only the ripple of the buttons is missing.",
    sample: true,
    examples: {
      "Prefooter 1": "A line, a sentence, and two things you can do.",
      "Prefooter 2": "With a picture of the whole core beside it, and one large button.",
      "Prefooter 3": "On bedrock, right above a footer: thanks, and where to find us elsewhere.",
    },
  },
  {
    title: "Applications",
    intro: "An app, shown before it is described. The screens are drawings and follow the theme.",
    sample: true,
    examples: {
      "Application 1": "A phone beside four facts. In narrow windows the phone comes first.",
      "Application 2": "A window as wide as the page, with three details below it.",
    },
  },
  {
    title: "Logo Areas",
    intro: "The logos of customers. These companies are invented, so none of them has to be asked.",
    sample: true,
    examples: {
      "Logo Area 1": "A row under a line. The claim is quoted from the template.",
      "Logo Area 2": "In cells with hairlines between them, with what each company does.",
      "Logo Area 3": "On bedrock, beside a sentence. The logos take the colour of the text.",
    },
  },
  {
    title: "Footers",
    intro: "The end of a page: whose it is, and where to go next. The year follows the visitor’s clock.",
    withoutScript: "Nothing is missing. The year is the one in which the page was built.",
    examples: {
      Detailed: "On bedrock, with a sentence about the company, three social links and three menus.",
      Default: "A line, the company’s name, and its menus.",
      Centered: "All links on one line, the name below them.",
    },
  },
  {
    title: "General Cards",
    intro: "Five kinds of card. A card is for one separate thing; plain text needs none.",
    withoutScript: "Nothing is missing. The turning card’s button is a checkbox.",
    keysOf: ["rotating-card"],
    sample: true,
    examples: {
      Raised: "The only cards with a shadow. The link is as large as the card.",
      "Image inside": "The text has its own background, so the picture may be as wild as it likes.",
      "Blur animation":
        "Point at a picture: it rises, and its colours glow below. Without motion it only glows.",
      Rotate: "Turns for pointer and keyboard, on touch by its button. Until then the back is inert.",
      Pricing: "A plain one with a badge and a coloured one. Ticks and crosses are also read out.",
    },
  },
  {
    title: "Content Sections",
    intro: "Text to be read, not scanned: lines of sixty letters, and pictures that earn their place.",
    sample: true,
    examples: {
      "Content 1": "A heading on the left, running text on the right. The first paragraph is larger.",
      "Content 2": "A picture with a caption, a quote, and who said it.",
    },
  },
];
