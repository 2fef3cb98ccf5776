import { addresses } from "../../contract/addresses.ts";
import { replyTime, supportHours } from "../../contract/company-facts.ts";

/** The text of the help centre. Hours, phone and address are in `site.config.ts`. */
export const help = {
  head: {
    title: "Help Centre: support hours and contact",
    description: `Support by phone, email or form, ${supportHours}. Where to look first, what to send us, and what happens next.`,
  },
  title: "Help Centre",
  ground: { depth: "0 m", place: "the support desk" },
  hours: "Support hours:",
  lines: {
    title: "Ways to reach us",
    phone: "Phone",
    email: "Email",
    form: "Form",
    writeToUs: "Use the support form",
    pause: "Pause the animation",
  },
  topics: {
    ground: { depth: "−12 m", place: "topics" },
    title: "Where to look",
    text: "Six common reasons to come here, and where each is answered.",
  },
  send: { ground: { depth: "−26 m", place: "before you write" }, title: "What to send us" },
  next: {
    ground: { depth: "−32 m", place: "after you wrote" },
    title: "What happens next",
    steps: [
      "When you see “Thank You”, we have your message. If it could not be saved, the page says so.",
      "If you hear nothing by the next working day, call us: our spam filter may have held it.",
      `We aim to respond ${replyTime}. Replies come from a person, to the address you gave.`,
    ],
  },
} as const;

export const helpTopics = [
  {
    title: "Something is broken",
    text: "Something we built or look after: call in support hours, or use the form.",
    link: "Contact support",
    href: addresses.support,
  },
  {
    title: "You want something built",
    text: "A new project, or a question about what one would take.",
    link: "Describe your project",
    href: addresses.contact,
  },
  {
    title: "Common questions",
    text: "Cost, timing, support and your data.",
    link: "Read the FAQ",
    href: addresses.faq,
  },
  {
    title: "What we keep about you",
    text: "What we store, for how long, and how to have it changed or erased.",
    link: "Privacy Policy",
    href: addresses.privacy,
  },
  {
    title: "Our terms",
    text: "The rules for using this site, and which law applies.",
    link: "Terms & Conditions",
    href: addresses.terms,
  },
  {
    title: "Unsubscribe from the newsletter",
    text: "Each issue ends with a link to unsubscribe. If you can’t find one, write to us from the address that gets it.",
    link: "Ask us to unsubscribe you",
    href: addresses.support,
  },
];
