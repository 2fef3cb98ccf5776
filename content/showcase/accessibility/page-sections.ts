import type { AccessibilityOf } from "./accessibility-words.ts";

export const pageSections: AccessibilityOf = {
  accordion: {
    told: "Each question, collapsed or expanded. With `headingLevel` it holds a heading.",
    leftOut:
      "Tab goes from question to question, and arrows do nothing. That `exclusive` closes another isn't announced.",
  },
  "blog-card": {
    told: "“Article”, its category, a heading that is a link, who wrote it and when. A picture by its address is passed over.",
    leftOut: "Not the whole card is the link: its name would be all of its words.",
  },
  "call-to-action": { told: "A heading, its sentence, and what to do. The picture is passed over." },
  carousel: {
    told: "“Carousel” and its label; each slide is a group, “1 of 3” and its name. “Pause the slides” comes first, then previous, next, and the names, the shown one “current”. A slide is read out when it is chosen by hand.",
    leftOut:
      "Slides that turn by themselves aren't announced. The names are buttons and no tabs: arrows do nothing.",
  },
  "counter-card": {
    told: "The final number, what it counts, and the sentence below.",
    leftOut: "Title and number are paragraphs: a heading for each number would crowd the outline.",
  },
  "customer-story": {
    told: "A figure: heading, quote, “4.5 of 5 stars”, and who said it. The picture is passed over.",
  },
  "feature-block": {
    told: "A heading, its sentence, and a list of what it brings. Ticks and sign are passed over.",
  },
  figure: {
    told: "A figure: its picture by `alt`, passed over where that is empty, and what stands below as its caption.",
  },
  footer: {
    told: "“Content information”, the name as a link, and a navigation with a list for each menu, by its name. Links elsewhere say that they open a new tab.",
    leftOut: "The names of its menus are no headings: they would end every page's outline.",
  },
  "horizontal-team-card": {
    told: "“Article”, a heading with the name, a link where there is one, what they do, and the rest. The portrait is passed over: the name stands beside it.",
  },
  "info-card": {
    told: "A heading or a paragraph, by `titleAs`, its sentence, and a link where there is one. The icon is passed over.",
  },
  "logo-strip": {
    told: "A list with its label. Each logo says what it says itself, and its note follows.",
  },
  "page-header": { told: "What it is given, in that order. The picture is passed over." },
  "pricing-card": {
    told: "A heading of the third level, its badge, the price with its period in words, “$59 per month”, and a list in which each line ends in “included” or “not included”. The action is a link.",
  },
  "rental-card": {
    told: "“Article”, the picture by `alt`, what kind of place, a heading, and the action with the title after it: “Book, The lighthouse”.",
  },
  "review-card": {
    told: "A figure: “4.5 of 5 stars”, the quote, who said it and when. The portrait is passed over.",
  },
  "rotating-card": {
    told: "“Article”, “check box, Keep turned” and the front's title, then the front. The back is read only while the card is turned.",
    leftOut: "What turns it is a check box and no button: so it works without JavaScript.",
  },
  "team-card": {
    told: "“Article”, a heading with the name, what they do, and a list of links, each with the name in it. The portrait is passed over.",
  },
  testimonial: {
    told: "A figure: the stars where there are any, the quote, and who said it. The portrait is passed over.",
  },
  "typed-headline": {
    told: "A heading with what stays and all phrases, one after the other; then the button, “Pause the typing” or “Go on typing”.",
    leftOut: "The typing itself is passed over: letters that come and go can't be listened to.",
  },
  wordmark: { told: "The company's name, as text. The sign is passed over." },
  year: {
    told: "The year, as text.",
    leftOut: "When the visitor's clock corrects it, nothing is announced.",
  },
};
