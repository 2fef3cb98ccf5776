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
  intro: "For something we built or look after. Tell us what happened, and we start from there.",
  promise:
    "We aim to respond within 24 hours. It is emailed to us; if it looks like spam, it may wait until we check it.",
  open: "Support hours",
  urgent: "Down during support hours? Call",
  /** In place of the contact form’s. */
  message: { label: "What happened", placeholder: "What you did, what you saw, and when" },
  helps: {
    title: "What helps us answer quickly",
    items: [
      "What you did, what you expected, what you saw instead.",
      "When it happened, to the minute if you can, and in which time zone.",
      "The words of the error, copied. A screenshot is second best.",
      "No passwords and no keys. We never ask for them.",
    ],
  },
} as const;
