/** Emails to the owner about enquiries and quarantine. `{…}` is replaced. */
export const ownerNotices = {
  /** Links below the message in the email about an enquiry, and in the reminder. */
  answer: { answered: "I have answered", "not-needed": "It needs no answer" },
  /** In an email about several enquiries. */
  answerAll: {
    "answered-all": "I have answered all {count}",
    "not-needed-all": "None of the {count} needs an answer",
  },
  /** Above the links. */
  afterwards: "When you have answered, press this, and you are not reminded:",
  reminder: {
    /** So that a mail program groups it with the enquiry; a reminder of several has another subject. */
    reply: "Re: {subject}",
    subject: "{count} enquiries wait for your answer",
    heading: { one: "One enquiry waits for your answer", more: "{count} enquiries wait for your answer" },
    text: "Your website says that you answer within 24 hours. As far as it knows, nobody has yet. If you have, say so by the link, and it stops asking.",
    facts: { from: "From", received: "Received", due: "Answer by" },
    more: "Not shown here: {count} more. The last two links are for all of them.",
    /** Who gets a reply to the email. */
    how: {
      one: "To answer, just reply to this email.",
      more: "To answer, reply to the email of each enquiry.",
    },
  },
  /** Sent each Monday. */
  week: {
    subject: {
      one: "Your website’s week: one enquiry",
      more: "Your website’s week: {count} enquiries",
      unknown: "Your website’s week",
    },
    text: "The seven days until Monday at eight, and in brackets the seven before. This email comes every Monday, also when nothing happened: if it doesn’t, look after your website.",
    facts: {
      enquiries: "Enquiries",
      answered: "Answered",
      waiting: "Without an answer",
      quarantined: "Held back",
      subscribers: "Newsletter goes to",
      joined: "New subscribers",
      left: "Unsubscribed",
      issue: "Last issue",
      undelivered: "Emails on their way",
      backup: "Last backup",
      retention: "Old data deleted",
      disk: "Free on the disk",
      alerts: "Needs you",
    },
    beside: "{now} ({before})",
    inTime: "{inTime} of {answered} within 24 hours, the slowest after {slowest}",
    ago: "{duration} ago",
    unreadable: "could not be read",
    never: "never",
    none: "none",
    nobody: "nobody",
    well: "nothing",
  },
  /** In Monday's email. */
  visits: {
    facts: {
      visits: "Visits until Sunday",
      pages: "Most read",
      from: "They came from",
      became: "Became enquiries",
    },
    beside: "{now} ({before})",
    share: "{enquiries} of {visits} visits to the contact page, {share}%",
    noShare: "{enquiries}, with {visits} visits to the contact page",
    none: "none",
  },
  quarantine: {
    subject: { one: "One message is held back", more: "{count} messages are held back" },
    text: "They came through your website and are not in your inbox: they look like spam, or more came within an hour than you get one by one. The senders were thanked as usual. Let through what is real; what you leave alone goes by itself.",
    facts: { from: "From", signup: "Newsletter", arrived: "Arrived", why: "Why", kept: "Goes by itself" },
    more: "Not shown here: {count} more. The last two links are for all of them.",
    actions: {
      release: "Let it through",
      delete: "Delete it",
      "release-all": "Let all {count} through",
      "delete-all": "Delete all {count}",
    },
    reasons: {
      flood: "more came within the hour than you get one by one",
      honeypot: "filled in a field that people don’t see",
      "too-fast": "sent within seconds",
      "repeated-text": "the same text came from other addresses",
      "many-links": "many links",
      "spam-shape": "written as spam is",
    },
  },
} as const;
