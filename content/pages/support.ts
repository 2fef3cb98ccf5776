import { groundLabels } from "../ground-labels.ts";
/** The words of the support desk's contact page; its form speaks as the one in `contact.ts`. */
export const support = {
  head: {
    title: "Contact support about a fault",
    description:
      "For something we built or look after: tell us what happened, what you did and what you saw. With our support hours, and a phone number if it is urgent.",
  },
  title: "Contact support",
  ground: groundLabels.support.head,
  intro: "For something we built or look after. It goes to the people who know that part.",
  promise:
    "We aim to respond within 24 hours. Your message is kept and emailed to us, nothing else. After it is sent, Close takes you to the home page.",
  open: "Somebody is at the desk",
  urgent: "Down right now? Don’t type. Phone",
  helps: {
    title: "What makes an answer quick",
    items: [
      "What you did, what you expected, what you saw instead.",
      "When it happened, to the minute if you can, and in which time zone.",
      "The words of the error, copied. A picture of them is the second best.",
      "No passwords and no keys. We never ask for them.",
    ],
  },
} as const;
