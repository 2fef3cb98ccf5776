export interface AccessibilityWords {
  /** What a screen reader says of it. */
  told: string;
  /** What was left out, and why. */
  leftOut?: string;
}

const arranges = "Nothing of its own: it arranges what it is given.";
const unheard = "Nothing: it is drawn for the eye, and the words beside it say the same.";
const headed = "Its title is a heading, so people can go from one to the next.";
const partOf = (whole: string) => `What it says is told of ${whole}, which it is a part of.`;
const labelled = "Its label; then its hint, its error or its success, each by `aria-describedby`.";

/** What is heard of each component of the kit, by its file's name. */
export const accessibility: Readonly<Record<string, AccessibilityWords>> = {
  accordion: {
    told: "Each question as a button that is expanded or collapsed; with `headingLevel` as a heading too.",
    leftOut:
      "Arrow keys between questions. The pattern makes them optional, and Tab goes through all of them.",
  },
  alert: {
    told: "Its words where they stand. “Dismiss” is read with them, and the focus then goes on in reading order.",
    leftOut:
      "No live region: it is in the page from the beginning. For news that comes later there is the toast.",
  },
  avatar: { told: "With `alt` an image of that name; without, nothing, because the name stands beside it." },
  "avatar-group": { told: "A list with its label, and each person by name." },
  badge: { told: "Its words. The colour is never the only sign." },
  "blog-card": {
    told: `${headed} The title is the only link, though a press anywhere on the card follows it.`,
  },
  "brand-mark": { told: unheard },
  breadcrumb: { told: "A navigation by its label, a list of links, and the last as the current page." },
  button: {
    told: "A button by its words, or with `href` a link. One that is only a sign takes `aria-label`.",
  },
  "button-group": {
    told: "A group by its label, then each button.",
    leftOut: "Arrow keys: they would make it a toolbar, which needs more than three buttons to help.",
  },
  "call-to-action": { told: headed },
  card: { told: "Nothing of its own, unless `as` makes it an article or a section." },
  carousel: {
    told: "A carousel by its label; each slide with its number and name. Slides are read out when somebody turns them, not when they turn by themselves.",
    leftOut: "Swiping has no key of its own: the list of slides does the same.",
  },
  checkbox: { told: "A checkbox by its label, checked or not, then its description." },
  "code-block": { told: "A region by its label, so that the keys can scroll it; then the code." },
  columns: { told: arranges },
  "contact-panel": { told: `${headed} The form's fields come with their labels.` },
  "copy-button": { told: "A button; after the press “Copied”, as a status." },
  counter: { told: "The final number, once. The counting is for the eye alone." },
  "counter-card": { told: "The number, what it counts, and the sentence." },
  "counter-row": { told: "Each card after the other." },
  "customer-story": { told: `${headed} Then the quotation and who said it.` },
  "date-picker": {
    told: `${labelled} The button says “Choose a date”, with the chosen one; the calendar is a dialog with a grid. A refused date is read out at once.`,
  },
  "date-picker-calendar": { told: partOf("the date picker") },
  "date-picker-popover": { told: partOf("the date picker") },
  dialog: {
    told: "A dialog by its heading. While it is modal, nothing of the page behind is reached.",
  },
  dropdown: {
    told: "A button that is expanded or collapsed, then a list of links.",
    leftOut: "It is no `menu`: links in a list are read as links. For actions there is the menu.",
  },
  "feature-block": { told: headed },
  field: {
    told: `${labelled} A wrong one is “invalid”, an optional one says so.`,
    leftOut: "Errors are not announced while somebody types: they come with the answer to the form.",
  },
  "field-pairs": { told: arranges },
  "field-row": { told: arranges },
  figure: { told: "The picture by its `alt`, then its caption." },
  footer: {
    told: "The page's footer: lists of links by their headings. A profile says that it opens in a new tab.",
  },
  form: { told: "The fields by their labels. With an answer, its note is a status." },
  ground: { told: "What stands on it. The picture is for the eye alone." },
  heading: { told: "A heading of the level in `as`, however large it looks." },
  "horizontal-team-card": { told: `${headed} Then what they do, and the sentence.` },
  icon: { told: unheard },
  "info-card": { told: headed },
  layers: { told: "A list, from the surface down: each layer's name and words." },
  "logo-strip": { told: "A list by its label, each mark by its name." },
  menu: {
    told: "A button with a menu, then each item by its name; one that can't be used is “unavailable”.",
    leftOut: "Menus inside of menus: no page needs them.",
  },
  modal: {
    told: "The button says that it opens a dialog; the dialog its title, then its body. The focus starts on Close, which changes nothing.",
  },
  navbar: {
    told: "The site's navigation by its label. A menu is a button that is expanded or collapsed; the current page is marked.",
    leftOut: "It is no `menubar`: these are links, and Tab goes through them.",
  },
  "navbar-menu": { told: "Lists of links, each a group by its heading." },
  "navbar-panel": { told: "A dialog named “Menu” with the same navigation, for narrow windows." },
  "new-tab-note": { told: "“Opens in a new tab”, after the words of the link." },
  "over-picture": { told: "What stands over the picture; the picture by its `alt`." },
  "page-header": { told: "The heading of the page, then its words." },
  pagination: {
    told: "A navigation by its label; each number a link, the shown one “current page”. At its ends a step is “unavailable”.",
  },
  "password-field": { told: `${labelled} The button “Show …” is pressed or not.` },
  popover: { told: "A button that is expanded or collapsed; then a group by its title." },
  "pricing-card": {
    told: "The plan as a heading, the price in words (“49 dollars a month”), and each row with “included” or “not included”.",
  },
  progress: { told: "A progress bar by its label, with its value." },
  prose: { told: "Headings, lists and quotations as what they are." },
  quote: { told: "A quotation, and whose it is." },
  "radio-group": {
    told: "A group by its name, then each choice, its place in the group, and its description.",
  },
  rating: { told: "One image: “3.5 of 5 stars”." },
  "rental-card": { told: `${headed} The link says which place it is about.` },
  "response-dialog": {
    told: "A dialog by its heading, then its message. Without JavaScript it stands in the page, and its buttons are links.",
  },
  "review-card": { told: "The stars as one image, the words as a quotation, and who wrote them." },
  rock: { told: arranges },
  "rotating-card": {
    told: "Both sides, one after the other. A checkbox “Keep turned” does what the pointer does by resting on it.",
  },
  row: { told: arranges },
  "scroll-area": { told: "A region by its label that takes the focus, so that the keys can scroll it." },
  "search-select": {
    told: "A combo box by its label, then how many results there are and each with its place. Chosen answers can be removed by name.",
    leftOut: "Until it has the focus it is a native select, and stays one where scripts don't run.",
  },
  "search-select-box": { told: partOf("the search select") },
  select: { told: labelled },
  slider: {
    told: "Each handle as a slider by its name, with its value and unit.",
    leftOut: "The value in the bubble is not announced a second time.",
  },
  "slider-rail": { told: unheard },
  "social-button": {
    told: "A button or a link by its words; one that shows only a mark is named after the network.",
  },
  "social-links": { told: "A list of links, each “somebody on a network”, and that it opens in a new tab." },
  "social-mark": { told: unheard },
  split: { told: arranges },
  stack: { told: arranges },
  switch: { told: "A switch by its label, on or off, then its description." },
  table: {
    told: "A table by its caption, in a region that takes the focus, so that the keys can scroll it.",
  },
  tabs: {
    told: "A list of tabs by its label; the selected one, its place, and its panel. Without JavaScript all panels, each under its name.",
  },
  "team-card": { told: `${headed} Then what they do, the sentence, and links that say whose they are.` },
  testimonial: { told: "A quotation, and who said it." },
  text: { told: "A paragraph." },
  tiles: { told: arranges },
  toast: {
    told: "Its title, date and words, when it comes; `danger` interrupts. “Close” says which toast it closes.",
    leftOut: "It takes no focus by itself. F6 leads to it, and back.",
  },
  tooltip: {
    told: "Its words, as the description of what it belongs to.",
    leftOut: "Nothing by touch: what must be known stands in the page.",
  },
  "typed-headline": { told: "The whole headline at once. The typing is for the eye alone." },
  wordmark: { told: "The name of the company. Its sign is for the eye alone." },
  year: { told: "The year, as a part of its sentence." },
};
