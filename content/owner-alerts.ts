/** Alerts to the owner: what each means, and what to do. Placeholders `{…}` are replaced by values. */
export const ownerAlerts = {
  subject: "Needs your attention: {title}",
  facts: { found: "Found", since: "Since" },
  again: "You get this email once a day until it is fixed.",
  actions: {
    "send-again": "Send again",
    "confirm-clock": "The clock is right",
  },
  /** Posted to HEARTBEAT_URL instead of emailed, because emails must be stored before they are sent. */
  cannotStore: "enquiries can’t be stored",
  what: {
    clock: {
      title: "the server’s clock may be wrong",
      text: "Either the clock is wrong, or the server has not run for 30 days. Until you decide, no old data is deleted and no earlier email is sent. If the clock is wrong, set it with NTP.",
      command: "Press the button only if the clock is right.",
    },
    "mail-lost": {
      title: "an email did not reach you",
      text: "An email to you about an enquiry or the newsletter could not be written, or your mail server refused it. What it is about is stored. If it was refused, check whether your mailbox is full, then send it again.",
      command:
        "If it is refused again, read the enquiry with the command enquiries list --json. Once you have answered it, run enquiries answered <id> to drop the email.",
    },
    "mail-waiting": {
      title: "email is not going out",
      text: "Enquiries are stored, and their emails are waiting for the mail server. They will be sent as soon as it responds. If this continues, check SMTP_URL with the command doctor.",
    },
    issue: { title: "a newsletter issue is waiting", text: "It is waiting for your decision." },
    "issue-late": {
      title: "a newsletter issue is not going out",
      text: "It is due and not held, but it is not being sent. The server’s log says why.",
    },
    unanswered: {
      title: "an enquiry has had no answer for 24 hours",
      text: "Your website promises an answer within 24 hours. If you have answered, press the link in the email about the enquiry.",
    },
    disk: {
      title: "the disk is nearly full",
      text: "When it is full, no enquiry can be stored. Delete files, or get a larger disk.",
    },
    backup: {
      title: "there is no recent backup",
      text: "The last one is more than two days old. Check the timer that runs the backup.",
    },
    retention: {
      title: "old data is not being deleted",
      text: "Your privacy policy promises that it is. The server’s log says what is preventing it.",
    },
    visitors: {
      title: "all visitors are counted as one",
      text: "They share one rate limit, so genuine visitors are refused in a busy hour. Set TRUST_PROXY to the address from which your proxy connects to the server.",
    },
    signups: {
      title: "far more signups than usual",
      text: "Your website is getting far more signups than usual. Each address gets one confirmation email, and none is subscribed without confirming. If this continues, have your proxy or CDN check that posts to /newsletter come from people.",
    },
    secret: {
      title: "links in older emails stopped working",
      text: "The server’s SECRET has changed. Unsubscribe links in issues that have been sent no longer work, and neither do links in older emails to you. Restore the old SECRET, or set SECRET_BEFORE to it.",
    },
    unseen: {
      title: "the website can’t check everything",
      text: "A check failed, so you would get no email about what it checks. The server’s log says why it failed.",
    },
  },
} as const;
