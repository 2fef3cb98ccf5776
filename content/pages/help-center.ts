import type { RouteName } from "../../contract/addresses.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { groundLabels } from "../ground-labels.ts";

interface Topic {
  title: string;
  text: string;
  link: string;
  route: RouteName;
}

/** The words of the help centre. Hours, phone and address stand in `site.config.ts`. */
export const help = {
  head: {
    title: "Help Centre: support hours and contact",
    description: `Support by phone, email or form, ${supportHours}. Where to look first, what to send us, and what happens next.`,
  },
  title: "Help centre",
  ground: groundLabels.help.head,
  hours: "Support keeps business hours:",
  lines: {
    title: "Ways to reach us",
    phone: "Phone",
    email: "Email",
    form: "Form",
    writeToUs: "Write to the desk",
    pause: "Pause (hold the line)",
  },
  topics: {
    ground: groundLabels.help.topics,
    title: "Where to look",
    text: "Six lines, and none of them has hold music.",
  },
  send: { ground: groundLabels.help.send, title: "What to send us" },
  next: {
    ground: groundLabels.help.next,
    title: "What happens next",
    steps: [
      "Your message is stored before you see “Thank You”. If it can’t be, the page says so.",
      "It is mailed to the people who know the part it is about.",
      "We aim to respond within 24 hours. Replies come from a person, to the address you gave.",
    ],
  },
} as const;

export const helpTopics: readonly Topic[] = [
  {
    title: "Something is broken",
    text: "Tell the support desk what you did, what you saw, and when.",
    link: "Contact support",
    route: "support",
  },
  {
    title: "Something is to be built",
    text: "A new project, or a question about what one would take.",
    link: "Describe your project",
    route: "contact",
  },
  {
    title: "Somebody asked it before",
    text: "Ordering, paying, waiting: the questions that come up most.",
    link: "Read the questions",
    route: "faq",
  },
  {
    title: "What we keep about you",
    text: "Which data, for how long, and how to see, change or erase it.",
    link: "Privacy Policy",
    route: "privacy",
  },
  {
    title: "What we agreed on",
    text: "The terms you use this site under, and the law behind them.",
    link: "Terms & Conditions",
    route: "terms",
  },
  {
    title: "Leaving the newsletter",
    text: "Each letter ends with a link that takes you off the list. If you have none left, write from the address that gets them.",
    link: "Ask us to take you off",
    route: "support",
  },
];
