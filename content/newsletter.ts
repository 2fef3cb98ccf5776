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
  closeNote: "Closing takes you to the home page.",
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
    },
    left: {
      depth: "−58 m",
      place: "the mail",
      title: "You have left",
      text: "No further letter is sent to you. Should you miss it, you can sign up again at any time.",
    },
  },
} as const;
