/** Emails to the owner about newsletter issues. Placeholders `{…}` are replaced by values. */
export const newsletterNotices = {
  missing: {
    subject: "No newsletter for {day} yet",
    text: [
      "There is no issue for {day}. Without one, nothing is sent, and subscribers are not told.",
      "To send one, add a file {thursday}-a-short-title.md to content/newsletter and publish the website before 9 am on Thursday. If you have already written one, “npm run site -- newsletter check” says why the website does not have it.",
    ],
  },
  skipped: {
    subject: "No newsletter went out on {day}",
    text: ["There was no issue for {day}, so nothing was sent. The next one can go out next Thursday."],
  },
  preview: {
    subject: "Thursday at nine: {title}",
    text: [
      "This issue is sent automatically. A second email shows it exactly as subscribers will see it. If the issue changes before then, you get both emails again.",
      "If you are happy with it, there is nothing to do. The button holds it back, even while it is being sent.",
    ],
  },
  /** Sent instead of the preview if the issue has errors. */
  faulty: {
    subject: "Thursday’s issue has errors and will be held back: {day}",
    text: [
      "This issue has the errors below. Unless you correct them, it will not be sent on Thursday.",
      "Correct them and publish the website again; then you get a new preview. “npm run site -- newsletter check” says whether any errors are left.",
    ],
  },
  /** Leaves out the title, because the title itself may contain the error. */
  held: {
    subject: "Held back: the newsletter for {day}",
    text: [
      "This issue will not be sent until you decide: {reason}.",
      "If the reason is in the issue’s file, correct it and publish the website first. Then send the issue now, or stop it for good.",
    ],
  },
  paused: {
    subject: "Paused: {title}",
    text: [
      "Sending was paused automatically: {reason}. No subscriber was removed because of it.",
      "Ask your email provider about the cause first. When you resume, the emails that the mail server blocked because of the sender are sent again.",
    ],
  },
  report: {
    subject: "Sent: {title}",
    text: ["The issue of {day} has been sent, and is in the archive."],
  },
  /** Added to the report if the mail server did not confirm some of the emails. */
  inDoubt: [
    "For recipients in doubt, the mail server took the email but did not confirm it. They may already have it. It will not be sent to them again unless you press the button.",
  ],
  /** Labels of the facts that these emails list. */
  facts: {
    due: "Goes out",
    subscribers: "Subscribers",
    takes: "Sending takes",
    findings: "To check",
    recipients: "Recipients",
    sent: "Sent",
    refused: "Refused",
    givenUp: "Given up",
    unneeded: "Cancelled",
    inDoubt: "In doubt",
    waiting: "Still waiting",
  },
  takes: {
    minutes: "less than an hour",
    hours: "about {count} hours",
    days: "{count} days",
    growing: "{count} days: a new sender’s limit grows each day, unless you set NEWSLETTER_RATE",
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
