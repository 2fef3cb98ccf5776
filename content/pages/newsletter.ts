import { site } from "../../site.config.ts";

/** The text of the newsletter's form, dialog and pages. */
export const newsletter = {
  /** A subscriber's consent. Whenever the wording changes, change the version too: both are stored as proof. */
  consent: {
    version: "2",
    wording: "Email me the newsletter every Thursday. I can unsubscribe at any time.",
  },
  title: "The newsletter, every Thursday",
  description:
    "What we built, what broke, and what we learned, for people whose business runs on software. One email a week.",
  head: {
    title: "Newsletter: one issue every Thursday",
    description:
      "What we built, broke and learned this week, by email every Thursday. One field to subscribe, one link to confirm, and you can unsubscribe at any time.",
  },
  field: "Enter your email",
  missing: "Please enter an address we can send the newsletter to, such as mia@orchard.example.",
  subscribe: "Subscribe",
  subscribing: "Signing you up…",
  /** Shown if a form is submitted with its honeypot field filled in. */
  again:
    "One more press, please. Your browser or a form filler completed a field that people don’t see, as spam programs do. Press the button again and we will sign you up.",
  success: {
    title: "Success",
    heading: "Thank you for subscribing.",
    message: "Please check your email to confirm your subscription.",
  },
  /**
   * The emails after a signup. The first only asks for confirmation, because anything else would be advertising without
   * consent.
   */
  mails: {
    confirmation: {
      subject: "Please confirm your subscription",
      before: `Someone, probably you, signed this address up for the ${site.name} newsletter, which comes out on Thursdays. To confirm, open this link and press the button:`,
      link: "Confirm my subscription",
      after: [
        "The link works for {days} days.",
        "If it was not you, ignore this email. Nothing more is sent unless that button is pressed.",
      ],
    },
    welcome: {
      subject: "You are subscribed",
      before:
        "You confirmed on {confirmed} that you want our newsletter. It comes out on Thursdays. To unsubscribe, open this link and press the button:",
      link: "Unsubscribe",
      after: ["The link keeps working, so you can keep this email for the day you need it."],
    },
  },
  closeNote: "Closing takes you to the home page.",
  closeNoteEmptied:
    "Closing takes you to the home page. Go back in your browser instead, and what you typed is still in the form.",
  /** The signup form at the end of other pages. */
  strip: { ground: { depth: "−58 m", place: "the newsletter" } },
  pages: {
    signup: { ground: { depth: "0 m", place: "the letterbox" } },
    sent: {
      title: "Check your inbox",
      description:
        "If this address is not subscribed yet, we are emailing it one link. Open it and press the button to confirm your subscription.",
      ground: { depth: "−12 m", place: "on its way" },
      text: "If this address is not subscribed yet, we are emailing it one link. Open it and press the button to confirm. Nothing there after ten minutes? Look in your spam folder, or enter your address again.",
    },
    confirm: {
      title: "Confirm your subscription",
      description:
        "Press the button to confirm that this address is yours and that you want our newsletter every Thursday. If it was not you, close the page.",
      ground: { depth: "−22 m", place: "the stamp" },
      text: "Press the button, and you get the next issue on Thursday. If you did not sign up, close this page, and you will not be subscribed.",
      button: "Confirm my subscription",
    },
    confirmed: {
      head: {
        title: "Your subscription is confirmed",
        description:
          "You are subscribed. The newsletter comes out on Thursdays, and every issue has a link to unsubscribe from it.",
      },
      ground: { depth: "−32 m", place: "the pigeonholes" },
      title: "You are subscribed",
      text: "The newsletter comes out on Thursdays. Every issue has a link to unsubscribe.",
    },
    expired: {
      title: "This link no longer works",
      description:
        "The link is too old, incomplete or no longer valid. Enter your email address, and we will send a new one to confirm your subscription.",
      ground: { depth: "−24 m", place: "turned to stone" },
      text: "It is more than 7 days old, incomplete or no longer valid. Enter your email for a new one.",
    },
    unsubscribe: {
      head: {
        title: "Unsubscribe from the newsletter",
        description:
          "Press the button and we stop sending you the newsletter. No sign-in needed, and nothing changes until you press it.",
      },
      ground: { depth: "−36 m", place: "the valve" },
      title: "Unsubscribe",
      text: "Press the button and we stop sending you the newsletter. No sign-in needed.",
      button: "Unsubscribe",
      unknown: `We could not find a subscription for this link. If the newsletter still comes, write to ${site.email} and we will unsubscribe you by hand.`,
    },
    left: {
      title: "You are unsubscribed",
      description:
        "We have stopped sending you the newsletter. If you miss it, you can subscribe again at any time with the same address.",
      ground: { depth: "−48 m", place: "the end of the tube" },
      text: "We have stopped sending you the newsletter. You can subscribe again at any time.",
      again: "Subscribe again",
    },
  },
} as const;
