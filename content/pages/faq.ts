import type { RouteName } from "../../contract/addresses.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";
import { type GroundLabelWords, groundLabels } from "../ground-labels.ts";

/** The words of the page of questions. What it says of data, money and law has to agree with `legal/`. */
export const faq = {
  head: {
    title: "FAQ: cost, start, support and your data",
    description:
      "What people ask us before, during and after a project: cost, timing, support and your data, answered plainly, and where to ask what is not here.",
  },
  title: "FAQ",
  ground: groundLabels.faq.head,
  lead: "One knock on the surface, and each layer answers in its own time. These answers are in already.",
  more: {
    ground: groundLabels.faq.more,
    title: "Yours is not here?",
    text: "Then it is worth asking. Somebody who can answer it reads it.",
    links: [
      { label: "Describe your project", note: "for something that is to be built", route: "contact" },
      { label: "Help centre", note: "for something that is broken", route: "helpcenter" },
      { label: "Privacy Policy", note: "for what we keep about you", route: "privacy" },
    ],
  },
} as const;

export interface Question {
  question: string;
  answer: string;
  link?: { label: string; route: RouteName };
}

interface QuestionGroup {
  id: string;
  ground: GroundLabelWords;
  title: string;
  questions: readonly Question[];
}

/** From what is asked first to what is asked last. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: "start",
    ground: groundLabels.faq.before,
    title: "Starting",
    questions: [
      {
        question: "What can you help with?",
        answer:
          "Software development, infrastructure engineering, DevOps and consulting. If your problem runs through several of them, that is the reason to ask us.",
        link: { label: "What we do, layer by layer", route: "services" },
      },
      {
        question: "Who does the work?",
        answer:
          "Whoever answers your first mail. We are a small consultancy: there is no sales department, and we don’t hand a project to somebody you have not met.",
        link: { label: "About us", route: "about" },
      },
      {
        question: "How do I start?",
        answer:
          "Describe your project in a few sentences, half-formed is fine. We aim to respond within 24 hours, with questions or with a time to talk.",
        link: { label: "Describe your project", route: "contact" },
      },
      {
        question: "How soon can you begin?",
        answer:
          "That depends on what is on the bench: being small, we do few things at a time. You get a date in writing, or an honest no, before you depend on us.",
      },
      {
        question: `Do you work outside ${site.city}?`,
        answer: `Yes. Most of it is done over a line from ${site.city}. What has to be done by hand, such as a rack, we plan with you, and the quote says what the travel costs.`,
      },
    ],
  },
  {
    id: "money",
    ground: groundLabels.faq.paperwork,
    title: "Money and paper",
    questions: [
      {
        question: "What does it cost?",
        answer:
          "We look before we quote. Then you get it in writing, in Australian dollars: what we found, what we would do, what it costs, and what we would leave alone.",
      },
      {
        question: "Are the plans on the pricing page yours?",
        answer:
          "No. It is a demo page of this site’s template, and its plans, stories and brands are samples. Our own work is quoted by the project.",
        link: { label: "See the demo page", route: "pricing" },
      },
      {
        question: "How do I pay?",
        answer:
          "By credit card or by PayPal, on the payment provider’s own pages. Where your invoice says nothing else, it is due 14 days after its date.",
        link: { label: "Terms & Conditions: Payments", route: "terms" },
      },
      {
        question: "Can I stop half-way?",
        answer:
          "Yes. Tell us as early as you can. You pay for the work that was done until then, and keep it.",
      },
      {
        question: "Who owns the code?",
        answer:
          "You do. It goes into your repository from the first day, with its tests and the notes that explain it. The agreement for the work says so in so many words.",
      },
    ],
  },
  {
    id: "support",
    ground: groundLabels.faq.desk,
    title: "When something breaks",
    questions: [
      {
        question: "When is somebody there?",
        answer: `${supportHours}. Outside these hours your message is stored and waits for the morning.`,
        link: { label: "Contact support", route: "support" },
      },
      {
        question: "It is down right now. What do I do?",
        answer: `Don’t type, phone: ${site.phone.shown}. Have the time it began and the words of the error at hand.`,
      },
      {
        question: "Is somebody on call at night?",
        answer:
          "Not by itself. A small firm that promised it to everybody would be lying to somebody. If your system needs it, say so before we build: it is planned and agreed in writing, and may be somebody nearer to you.",
      },
      {
        question: "What should I send you?",
        answer:
          "What you did, what you expected, what you saw, and when. Never a password or a key: we don’t ask for them.",
        link: { label: "Help centre", route: "helpcenter" },
      },
    ],
  },
  {
    id: "data",
    ground: groundLabels.faq.archive,
    title: "This site and your data",
    questions: [
      {
        question: "What happens to my message?",
        answer:
          "It is stored first, then mailed to the people who will answer it. If it can’t be stored, the page says so, and your words stay in the form. Nobody else gets it, apart from the companies that host us and carry our mail.",
        link: { label: "Privacy Policy", route: "privacy" },
      },
      {
        question: "Do I get the newsletter when I write to you?",
        answer:
          "No. It comes only to people who asked for it and then confirmed, once a week, on Thursdays. Every letter has a link that takes you off the list with one click.",
        link: { label: "One letter, every Thursday", route: "newsletter" },
      },
      {
        question: "Do you set cookies?",
        answer:
          "None, neither ours nor anybody else’s, so there is no banner. If you choose a theme, your own browser remembers that one word.",
      },
      {
        question: "When can I get your apps?",
        answer:
          "We don’t know yet, and a guess would not help you. They get a date when we have hold of them.",
        link: { label: "What is coming", route: "apps" },
      },
    ],
  },
];
