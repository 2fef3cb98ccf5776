/** Emails to the owner about newsletter issues. `{…}` is replaced. */
export const newsletterNotices = {
  missing: {
    subject: "No newsletter for {day} yet",
    text: [
      "There is no issue for {day}. Without one nothing is sent, and subscribers are not told.",
      "A file {thursday}-a-short-title.md in content/newsletter is all it takes, if your website has it by nine on Thursday morning. If you have written one, “npm run site -- newsletter check” says what keeps your website from it.",
    ],
  },
  skipped: {
    subject: "No newsletter went out on {day}",
    text: ["There was no issue for {day}, so nothing was sent. Next week is another Thursday."],
  },
  preview: {
    subject: "Thursday at nine: {title}",
    text: [
      "This issue goes out by itself. A second email brings it to you exactly as subscribers will see it. If it changes before then, both come again.",
      "Nothing to do if you like it. One press holds it back, also while it is being sent.",
    ],
  },
  /** Replaces the preview of an issue with errors. */
  faulty: {
    subject: "As it is, Thursday’s issue will be held back: {day}",
    text: [
      "This issue has errors, which stand below. With them no one gets it on Thursday.",
      "Mend them and put the website up again: then this email comes anew. “npm run site -- newsletter check” says whether it is right.",
    ],
  },
  /** Without the title, which may be the error. */
  held: {
    subject: "Held back: the newsletter of {day}",
    text: [
      "No one gets this issue until you say so: {reason}.",
      "If that names something in its file, mend it and put the website up again first. Then send it now, or stop it for good.",
    ],
  },
  paused: {
    subject: "Paused: {title}",
    text: [
      "Sending has stopped by itself: {reason}. No subscriber was removed for it.",
      "Ask your email provider first. Those who were refused for what the mail server thinks of you are tried again when you go on.",
    ],
  },
  report: {
    subject: "Sent: {title}",
    text: ["The issue of {day} is through, and in the archive."],
  },
  /** After the report, when the mail server gave no answer for some mails. */
  inDoubt: [
    "For those in doubt the mail server took the email and gave no answer. They may have it. They are not sent it again unless you press the button.",
  ],
  /** The names of the facts. */
  facts: {
    due: "Goes out",
    subscribers: "Subscribers",
    takes: "Takes",
    findings: "To look at",
    recipients: "Recipients",
    sent: "Sent",
    refused: "Refused",
    givenUp: "Given up",
    unneeded: "Left before",
    inDoubt: "In doubt",
    waiting: "Still waiting",
  },
  takes: {
    minutes: "less than an hour",
    hours: "about {count} hours",
    days: "{count} days",
    growing: "{count} days: a new sender’s numbers grow day by day, unless you set NEWSLETTER_RATE",
  },
  nothing: "nothing",
  actions: {
    "hold-issue": "Hold it back",
    "resume-issue": "Send it now",
    "stop-issue": "Stop it for good",
    "send-in-doubt": "Send to those in doubt",
    read: "Read it in the archive",
  },
} as const;
