/** Alerts to the owner: what each means, and what to do. `{…}` is replaced. */
export const ownerAlerts = {
  subject: "Needs you: {title}",
  facts: { found: "Found", since: "Since" },
  again: "You are told once a day while it lasts.",
  actions: {
    "send-again": "Send again",
    "confirm-clock": "The clock is right",
  },
  /** Sent to HEARTBEAT_URL, because no email can be stored. */
  cannotStore: "enquiries can’t be stored",
  what: {
    clock: {
      title: "the server’s clock is doubtful",
      text: "The clock is wrong, or nothing has run here for 30 days. Until that is known nothing old is deleted, and emails from before wait. If it is wrong, have it kept by NTP.",
      command: "Press the button only if it is right as it is.",
    },
    "mail-lost": {
      title: "an email did not reach you",
      text: "An email about enquiries or the newsletter could not be written, or your mail server would not take it. Whatever it tells of is stored. If your mail server refused it, see whether your mailbox is full. Then have it sent again.",
      command:
        "If it is refused again: npm run site -- enquiries list --json has what was written, and enquiries answered <id> lets its email go.",
    },
    "mail-waiting": {
      title: "email does not go out",
      text: "Enquiries are stored, and their emails wait for the mail server. They go out by themselves once it answers.",
    },
    issue: { title: "an issue of the newsletter waits", text: "It waits for your decision." },
    "issue-late": {
      title: "an issue of the newsletter does not go out",
      text: "It is due, and nothing keeps it back. Look into the log of the server.",
    },
    unanswered: {
      title: "an enquiry has had no answer for 24 hours",
      text: "Your website says that you answer within that. If you have, press the link in the email about the enquiry.",
    },
    disk: {
      title: "the disk is nearly full",
      text: "When it is full no enquiry can be stored. Make room, or get a larger one.",
    },
    backup: {
      title: "there is no new backup",
      text: "The last one is more than two days old. Look at the timer that makes them.",
    },
    retention: {
      title: "old data is not deleted",
      text: "The privacy policy promises it. Look into the log of the server for what keeps it from it.",
    },
    visitors: {
      title: "all visitors count as one",
      text: "They share one limit, so a busy hour turns real visitors away. Set TRUST_PROXY to the address of your proxy, as the server meets it.",
    },
    signups: {
      title: "far more signups than usual",
      text: "We are getting far more signups than usual. Each address gets one email to confirm, and none is subscribed without. If it goes on, let your proxy or CDN ask who posts to /newsletter whether they are human.",
    },
    secret: {
      title: "links in older emails stopped working",
      text: "The server has another SECRET than before. Links to unsubscribe in issues that are out do nothing now, nor do those in older emails to you. Put the old one back, or name it in SECRET_BEFORE.",
    },
    unseen: {
      title: "the website can’t look after all of itself",
      text: "Of what it could not look at you would not be told. The log of the server has more.",
    },
  },
} as const;
