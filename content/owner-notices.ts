/**
 * Emails to the owner about enquiries and quarantine, and the weekly report. Placeholders `{…}` are replaced by values.
 */
export const ownerNotices = {
  /** Labels of the links in the email about an enquiry and in its reminder. */
  answer: { answered: "I have answered", "not-needed": "It needs no answer" },
  /** Labels of the links in an email about several enquiries. */
  answerAll: {
    "answered-all": "I have answered all {count}",
    "not-needed-all": "None of the {count} needs an answer",
  },
  /** Shown above the links. */
  afterwards: "Once you have answered, press this link and you will get no reminder:",
  reminder: {
    /**
     * Makes mail programs group the reminder with the enquiry. A reminder about several enquiries uses `subject`
     * instead.
     */
    reply: "Re: {subject}",
    subject: "{count} enquiries are waiting for your answer",
    heading: {
      one: "One enquiry is waiting for your answer",
      more: "{count} enquiries are waiting for your answer",
    },
    text: "Your website promises an answer within 24 hours, and none is recorded yet. If you have answered, press the link to stop the reminders.",
    facts: { from: "From", received: "Received", due: "Answer by" },
    more: "Not shown here: {count} more. The last two links are for all of them.",
    /** Says how to answer the enquiries. */
    how: {
      one: "To answer, just reply to this email.",
      more: "To answer, reply to the email of each enquiry.",
    },
  },
  /** The weekly report, sent each Monday. */
  week: {
    subject: {
      one: "Your website’s week: one enquiry",
      more: "Your website’s week: {count} enquiries",
      unknown: "Your website’s week",
    },
    text: "The seven days to Monday at 8 am, with the previous seven days in brackets. This email comes every Monday, even if nothing happened: if it does not come, check your website.",
    facts: {
      enquiries: "Enquiries",
      answered: "Answered",
      waiting: "Unanswered",
      quarantined: "Held back",
      subscribers: "Newsletter goes to",
      joined: "New subscribers",
      left: "Unsubscribed",
      issue: "Last issue",
      broken: "Not sent until corrected",
      undelivered: "Emails still to deliver",
      backup: "Last backup",
      retention: "Old data deleted",
      disk: "Free disk space",
      alerts: "Needs your attention",
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
  /** The part of the weekly report about visits to the site. */
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
    text: "They came through your website and were not emailed to you: they look like spam, or too many came within an hour. The senders saw the usual thank-you message. Let through what is genuine; the rest will be deleted on the day shown.",
    facts: { from: "From", signup: "Newsletter", arrived: "Arrived", why: "Why", kept: "Deleted on" },
    more: "Not shown here: {count} more. The last two links are for all of them.",
    actions: {
      release: "Let it through",
      delete: "Delete it",
      "release-all": "Let all {count} through",
      "delete-all": "Delete all {count}",
    },
    reasons: {
      flood: "too many came within the hour",
      honeypot: "a hidden field was filled in",
      "too-fast": "sent within seconds",
      "repeated-text": "the same text came from other addresses",
      "many-links": "many links",
      "spam-shape": "worded like spam",
    },
  },
} as const;
