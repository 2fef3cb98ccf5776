import { replyTime } from "../../contract/company-facts.ts";

/**
 * The text of the contact page, of all contact forms and their dialogs, and of the page that confirms a form sent
 * without JavaScript.
 */
export const contact = {
  head: {
    title: "Contact us about your project",
    description:
      "Describe your project in a short form, or call or email us. Your message reaches the people who do the work. We aim to respond within 24 hours.",
  },
  title: "Contact us",
  ground: { depth: "−6 m", place: "the front desk" },
  intro: "To find out how we can help you with your current project, please get in touch.",
  fields: {
    fullname: { label: "Full Name", placeholder: "FirstName LastName" },
    emailAddress: { label: "Email", placeholder: "mia@orchard.example" },
    msg: { label: "Project Details", placeholder: "Please tell us about what you need done?" },
  },
  send: "Send Message",
  sending: "Sending your message…",
  promise: `We aim to respond ${replyTime}, with questions or a time to talk. We never use your message for advertising.`,
  privacy: "Privacy Policy",
  restored: "Your browser kept what you wrote. We have not confirmed receiving it.",
  /** Shown if a form is submitted with its honeypot field filled in. */
  again:
    "One more press, please. Your browser or a form filler completed a field that people don’t see, as spam programs do. Press the button again and your message will reach us.",
  direct: "Or reach us directly",
  /** Directs visitors who need support to the support form. */
  fault: { question: "Has something we built stopped working?", label: "Use the support form" },
  closeNote: "Closing takes you to the home page.",
  closeNoteAfterFailure: "Closing takes you to the home page. What you wrote stays in the form.",
  closeNoteEmptied:
    "Closing takes you to the home page. Go back in your browser instead, and every word you typed is still in the form.",
  success: {
    title: "Thank You",
    heading: "Thanks for contacting us.",
    message: `We have your message. We aim to respond ${replyTime}, by email to the address you gave.`,
  },
  missing: {
    summary: "Please check these fields",
    fullname: "Full Name: please write your name.",
    emailAddress: "Email: please write an address we can answer, such as mia@orchard.example.",
  },
  answered: {
    head: {
      title: "We have your message",
      description:
        "Thank you for writing to us. Your message is stored and on its way to our inbox, and we aim to respond within 24 hours.",
    },
    thanks: "Thank you for you enquiry",
    promise: "We will aim to respond within 24 hours",
  },
} as const;
