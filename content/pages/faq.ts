import { addresses } from "../../contract/addresses.ts";
import { replyTime, supportHours } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";

const price = [
  "We look before we quote.",
  site.firstLookPrice && `The first look costs a fixed ${site.firstLookPrice}.`,
  site.dayRate && `Work after that costs ${site.dayRate} a day.`,
  site.typicalJob && `A typical job takes ${site.typicalJob}.`,
  "You get the quote in writing, in Australian dollars, plus GST: what we found, what we would do, what it costs, and what we would leave alone.",
]
  .filter(Boolean)
  .join(" ");

/** The text of the FAQ page. What it says about data, money and law must agree with `content/legal/`. */
export const faq = {
  head: {
    title: "FAQ: cost, start, support and your data",
    description:
      "What people ask us before, during and after a project: cost, timing, support and your data, answered plainly, and where to ask what is not here.",
  },
  title: "FAQ",
  ground: { depth: "0 m", place: "the survey" },
  lead: "Cost, timing, support and your data, answered plainly.",
  more: {
    ground: { depth: "−50 m", place: "no echo" },
    title: "Is your question not here?",
    text: "Ask us. The people who do the work read it.",
    links: [
      { label: "Describe your project", note: "for something you want built", href: addresses.contact },
      { label: "Help Centre", note: "for something that is broken", href: addresses.helpcenter },
      { label: "Privacy Policy", note: "for what we keep about you", href: addresses.privacy },
    ],
  },
} as const;

export interface Question {
  question: string;
  answer: string;
  link?: { label: string; href: string };
}

interface QuestionGroup {
  id: string;
  ground: { depth: string; place: string };
  title: string;
  questions: readonly Question[];
}

/** In the order in which clients usually ask. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: "start",
    ground: { depth: "−10 m", place: "before the work" },
    title: "Starting",
    questions: [
      {
        question: "What can you help with?",
        answer:
          "Software development, infrastructure engineering, DevOps and consulting. You can ask us about one of them, or about a problem whose cause you don’t know.",
        link: { label: "What we do, layer by layer", href: addresses.services },
      },
      {
        question: "Who does the work?",
        answer:
          "The people on our About page, who also answer your emails. We are a small consultancy without a sales department.",
        link: { label: "About us", href: addresses.about },
      },
      {
        question: "How do I start?",
        answer: `Describe the problem in a few sentences. We aim to respond ${replyTime}, with questions or a time to talk.`,
        link: { label: "Describe your project", href: addresses.contact },
      },
      {
        question: "The person who set up our systems has left. Can you take over?",
        answer:
          "Yes. We begin with a first look: we find out what you have, who holds the passwords and what is at risk, and write it down for you.",
      },
      {
        question: "How soon can you begin?",
        answer:
          "That depends on what we are working on: being small, we do only a few things at a time. You get a date in writing, or a clear no, before you pay anything.",
      },
      {
        question: `Do you work outside ${site.city}?`,
        answer: `Yes. Most work is done from ${site.city} over the internet. We plan visits with you, and the quote says what the travel costs.`,
      },
    ],
  },
  {
    id: "money",
    ground: { depth: "−20 m", place: "the paperwork" },
    title: "Money and contracts",
    questions: [
      {
        question: "What does it cost?",
        answer: price,
      },
      {
        question: "Are the plans on the pricing page yours?",
        answer:
          "No. It is a sample page: its plans, stories and brands are made up. Our own work is quoted by the project.",
        link: { label: "See the sample page", href: addresses.pricing },
      },
      {
        question: "How do I pay?",
        answer:
          "By credit card or by PayPal, on the payment provider’s own pages. Unless your invoice says otherwise, it is due 14 days after its date.",
        link: { label: "Terms & Conditions: Payments", href: addresses.terms },
      },
      {
        question: "Can I stop halfway?",
        answer: "Yes. Tell us as early as you can. You pay for the work done up to then, and keep it.",
      },
      {
        question: "Who owns the code?",
        answer:
          "You do. It goes into an account that you own from the first day, with its tests and the notes that explain it. The agreement for the work says so.",
      },
    ],
  },
  {
    id: "support",
    ground: { depth: "−30 m", place: "the support desk" },
    title: "When something breaks",
    questions: [
      {
        question: "When can I reach someone?",
        answer: `${supportHours}. Outside these hours, write: we answer on the next working day.`,
        link: { label: "Contact support", href: addresses.support },
      },
      {
        question: "My system is down right now. What do I do?",
        answer: `During support hours, call ${site.phone.shown}, and tell us when it began and what the error says. Outside them nobody is on call unless we have agreed it: write, and we answer on the next working day.`,
      },
      {
        question: "Is someone on call at night?",
        answer: "Not by default. If you need it, ask us: we agree the hours and the price in writing.",
      },
      {
        question: "What should I send you?",
        answer:
          "What you did, what you expected, what you saw, and when. Never a password or a key: we don’t ask for them.",
        link: { label: "Help Centre", href: addresses.helpcenter },
      },
    ],
  },
  {
    id: "data",
    ground: { depth: "−40 m", place: "the archive" },
    title: "This site and your data",
    questions: [
      {
        question: "What happens to my message?",
        answer:
          "It is stored first, then emailed to us. If it can’t be stored, the page says so, and what you wrote can be sent again. Only we and the companies that host our site and carry our email handle it.",
        link: { label: "Privacy Policy", href: addresses.privacy },
      },
      {
        question: "Do I get the newsletter when I write to you?",
        answer:
          "No. It goes only to people who asked for it and then confirmed, once a week, on Thursdays. Every issue has a link to unsubscribe.",
        link: { label: "About the newsletter", href: addresses.newsletter },
      },
      {
        question: "Do you set cookies?",
        answer:
          "No, none, so there is no banner. If you choose a light or dark theme, your own browser remembers it.",
      },
      {
        question: "When can I get your apps?",
        answer: "We don’t know yet. We give dates when we are sure of them.",
        link: { label: "What is coming", href: addresses.apps },
      },
    ],
  },
];
