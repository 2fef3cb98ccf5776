import { replyTime } from "../../contract/company-facts.ts";

/** The text of the support page. The rest of the form's text comes from `contact.ts`. */
export const support = {
  head: {
    title: "Contact support about a fault",
    description:
      "For something we built or look after: tell us what happened, what you did and what you saw. With our support hours, and a phone number if it is urgent.",
  },
  title: "Contact support",
  ground: { depth: "−3 m", place: "the support desk" },
  intro: "For something we built or look after. Did someone else build it? Use the contact form.",
  promise: `We aim to respond ${replyTime}. If you hear nothing by the next working day, call us: our spam filter may have held your message.`,
  open: "Support hours",
  urgent: "If it has stopped working, call in these hours:",
  /** Replaces the label and placeholder of the contact form’s message field. */
  message: { label: "What happened", placeholder: "What you did, what you saw, and when" },
  helps: {
    title: "What helps us answer quickly",
    items: [
      "What you did, what you expected, what you saw instead.",
      "When it happened, as exactly as you can.",
      "The words of the error message, copied or typed.",
      "No passwords and no keys. We never ask for them.",
    ],
  },
} as const;
