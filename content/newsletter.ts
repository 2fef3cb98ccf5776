import { site } from "../site.config.ts";

/** The words of the newsletter: its form, its dialog and its pages. */
export const newsletter = {
  /** What a subscriber agrees to. Whoever changes the wording gives it a new version: both are kept as proof. */
  consent: {
    version: "1",
    wording: "Send me the letter every Thursday. I can leave with one click.",
  },
  title: "One letter, every Thursday",
  description: "What we built, broke and learned this week.",
  field: "Enter your email",
  missing: "Please write an address we can send the letter to, such as mia@orchard.example.",
  subscribe: "Subscribe",
  subscribing: "Signing you up…",
  success: {
    title: "Success",
    heading: "Thank you for subscribing.",
    message: "Please check your email to confirm your subscription.",
  },
  /** The mails that signing up causes. The first says nothing but "confirm or ignore": anything more would be advertising. */
  mails: {
    confirmation: {
      subject: "Please confirm your subscription",
      before: `Somebody, most likely you, asked ${site.name} to send its letter to this address every Thursday. If it was you, follow this link and press the button on its page:`,
      link: "Confirm my subscription",
      after: [
        "The link works for {days} days.",
        "If it was not you, ignore this mail. No letter is sent unless that button is pressed.",
      ],
    },
    welcome: {
      subject: "You are on the list",
      before:
        "You confirmed on {confirmed} that you want our letter. It comes every Thursday. To leave the list, follow this link and press the button on its page:",
      link: "Unsubscribe",
      after: ["The link keeps working, so you can keep this mail for the day you need it."],
    },
  },
  closeNote: "Closing takes you to the home page.",
  closeNoteEmptied:
    "Closing takes you to the home page. Go back in your browser instead, and what you typed is still in the form.",
  pages: {
    signup: { depth: "−58 m", place: "the mail" },
    sent: {
      depth: "−58 m",
      place: "the mail",
      title: "Look into your inbox",
      text: "A short mail with one link is on its way. Nothing else is sent until you have followed it.",
    },
    confirm: {
      depth: "−58 m",
      place: "the mail",
      title: "One press, and it is yours",
      text: "You asked for our letter every Thursday. Press the button to say that this was you. If it was not, close this page and nothing happens.",
      button: "Confirm my subscription",
    },
    confirmed: {
      depth: "−58 m",
      place: "the mail",
      title: "You are on the list",
      text: "The next letter comes on Thursday. Every one of them has a link to leave with one click.",
    },
    expired: {
      depth: "−58 m",
      place: "the mail",
      title: "This link is worn out",
      text: "It is too old, was used up, or lost a letter on its way. Sign up again and we send you a fresh one.",
    },
    unsubscribe: {
      depth: "−58 m",
      place: "the mail",
      title: "Leave the list",
      text: "Press the button and no further letter is sent to you. No login, no questions.",
      button: "Unsubscribe",
      unknown: `This link names nobody on our list. If letters come to you all the same, write to ${site.email} and we take you off by hand.`,
    },
    left: {
      depth: "−58 m",
      place: "the mail",
      title: "You have left",
      text: "No further letter is sent to you. Should you miss it, you can sign up again at any time.",
    },
  },
} as const;
