import { site } from "../../site.config.ts";
import { groundLabels } from "../ground-labels.ts";

/** The words of the newsletter: its form, its dialog and its pages. */
export const newsletter = {
  /** What a subscriber agrees to. Whoever changes the wording gives it a new version: both are kept as proof. */
  consent: {
    version: "1",
    wording: "Send me the letter every Thursday. I can leave with one click.",
  },
  title: "One letter, every Thursday",
  description: "What we built, broke and learned this week.",
  head: {
    title: "Newsletter: one issue every Thursday",
    description:
      "What we built, broke and learned this week, by email every Thursday. One field to subscribe, one link to confirm, and you can unsubscribe at any time.",
  },
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
    signup: { ground: groundLabels.newsletter.mail },
    sent: {
      head: {
        title: "Check your inbox",
        description:
          "If this address is not subscribed yet, we are emailing it one link. Open it and press the button to confirm your subscription.",
      },
      ground: groundLabels.newsletter.mail,
      title: "Look into your inbox",
      text: "A short mail with one link is on its way. Nothing else is sent until you have followed it.",
    },
    confirm: {
      head: {
        title: "Confirm your subscription",
        description:
          "Press the button to confirm that this address is yours and that you want our newsletter every Thursday. If it was not you, close the page.",
      },
      ground: groundLabels.newsletter.mail,
      title: "One press, and it is yours",
      text: "You asked for our letter every Thursday. Press the button to say that this was you. If it was not, close this page and nothing happens.",
      button: "Confirm my subscription",
    },
    confirmed: {
      head: {
        title: "Your subscription is confirmed",
        description:
          "You are subscribed. The newsletter comes out on Thursdays, and every issue has a link to unsubscribe from it.",
      },
      ground: groundLabels.newsletter.mail,
      title: "You are on the list",
      text: "The next letter comes on Thursday. Every one of them has a link to leave with one click.",
    },
    expired: {
      head: {
        title: "This link no longer works",
        description:
          "The link is too old, incomplete or no longer valid. Enter your email address, and we send you a new one to confirm your subscription.",
      },
      ground: groundLabels.newsletter.mail,
      title: "This link is worn out",
      text: "It is too old, was used up, or lost a letter on its way. Sign up again and we send you a fresh one.",
    },
    unsubscribe: {
      head: {
        title: "Unsubscribe from the newsletter",
        description:
          "Press the button and we stop sending you the newsletter. No sign-in needed, and nothing changes until you press it.",
      },
      ground: groundLabels.newsletter.mail,
      title: "Leave the list",
      text: "Press the button and no further letter is sent to you. No login, no questions.",
      button: "Unsubscribe",
      unknown: `This link names nobody on our list. If letters come to you all the same, write to ${site.email} and we take you off by hand.`,
    },
    left: {
      head: {
        title: "You are unsubscribed",
        description:
          "We have stopped sending you the newsletter. If you miss it, you can subscribe again at any time with the same address.",
      },
      ground: groundLabels.newsletter.mail,
      title: "You have left",
      text: "No further letter is sent to you. Should you miss it, you can sign up again at any time.",
    },
  },
} as const;
