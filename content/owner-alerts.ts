/** What the owner is told when something needs a person: what it means, and what to do. `{…}` is filled in. */
export const ownerAlerts = {
  subject: { begun: "Needs you: {title}", over: "Over: {title}" },
  facts: { found: "Found", since: "Since", until: "Until" },
  over: "The website no longer sees this: it mended itself, you mended it, or it is three days old and no longer told of.",
  again: "You are told once a day while it lasts, and once when it is over.",
  what: {
    store: {
      title: "enquiries can’t be stored",
      text: "The database can’t be written to. Visitors are asked to call or to write later. Look at the disk and the database of the server.",
    },
    clock: {
      title: "the server’s clock is doubtful",
      text: "Nothing old is deleted until the clock is right. Have it kept by NTP, or confirm it: npm run site -- clock confirm",
    },
    "mail-lost": {
      title: "an enquiry did not reach you",
      text: "It is stored, but your mail server would not take its email. Look whether your mailbox is full, then send it again: npm run site -- enquiries list",
    },
    "mail-waiting": {
      title: "email does not go out",
      text: "Enquiries are stored, and their emails wait for the mail server. They go out by themselves once it answers.",
    },
    issue: { title: "an issue of the newsletter waits", text: "It waits for your decision." },
    unanswered: {
      title: "an enquiry has had no answer for 24 hours",
      text: "Your website says that you answer within that. If you have, press the link in the email about the enquiry.",
    },
    flood: {
      title: "a flood of enquiries",
      text: "All are stored. Instead of an email for each you get one every ten minutes, until fewer come. If programs send them, set PROOF_OF_WORK to on.",
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
  },
} as const;
