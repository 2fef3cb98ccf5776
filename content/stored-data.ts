import { inWords, retentionPeriods } from "../contract/retention-periods.ts";

/** The personal data that the server stores, as the privacy policy lists it. */
export const storedData: {
  what: string;
  /**
   * The columns that contain this data, as `table.column`; empty if the data is not in the database. Not shown to
   * readers.
   */
  where: string[];
  why: string;
  kept: string;
}[] = [
  {
    what: "Enquiry: your name, email address and message, the form they came through and when, why it was held back, if it was, and whether and when we answered",
    where: columnsOf("enquiries", [
      "name",
      "email",
      "message",
      "call",
      "received_at",
      "held",
      "answered_at",
      "answered_by",
      "reminded_at",
      "held_digest",
    ]),
    why: "To answer you, and to know later what was asked and answered",
    kept: `${inWords(retentionPeriods.enquiry)} after it arrived, or until it has reached us, if that takes longer; ${inWords(retentionPeriods.quarantinedEnquiry)} if it was held back and nobody here let it through`,
  },
  {
    what: "Newsletter: your email address, and the proof of your consent (when you asked, confirmed and opted out, the wording you agreed to, the page it was on, what made it look like spam, if anything did)",
    where: columnsOf("subscriptions", [
      "address",
      "address_key",
      "mailbox",
      "page",
      "consent_version",
      "consent_wording",
      "asked_at",
      "held",
      "confirmed_at",
      "left_at",
      "held_digest",
    ]),
    why: "To send the newsletter to people who asked for it, and to be able to show that they did",
    kept: `Until you unsubscribe, and the proof for ${inWords(retentionPeriods.consentProof)} after that; if you never confirm, ${inWords(retentionPeriods.unconfirmedSignup)}; if it looked like spam and nobody here let it through, ${inWords(retentionPeriods.quarantinedSignup)}`,
  },
  {
    what: "The emails that result from these: what each is about, when it was sent, whether it was delivered, and a fingerprint of the link in it",
    where: [
      ...columnsOf("outbox", [
        "kind",
        "subject_id",
        "message_id",
        "state",
        "attempts",
        "last_error",
        "due_at",
        "created_at",
        "give_up_at",
        "sent_at",
      ]),
      ...columnsOf("subscription_links", ["token_hash", "purpose", "subscription_id", "mail_id", "made_at"]),
    ],
    why: "To deliver each of them once, and to know that it arrived",
    kept: "As long as the enquiry or the signup it belongs to",
  },
  {
    what: "Each issue of the newsletter that was sent to you: when, and how the mail server answered",
    where: columnsOf("outbox", ["issue", "refused_as", "attempted_at"]),
    why: "To send each issue to you once, and to know that it arrived",
    kept: `${inWords(retentionPeriods.newsletterDelivery)} after the issue came out, or until your proof of consent is deleted`,
  },
  {
    what: "A fingerprint of what you sent with a form",
    where: columnsOf("idempotency_keys", ["call", "idempotency_key", "fingerprint", "created_at"]),
    why: "To accept only once what is sent twice, by a double click or a bad connection",
    kept: inWords(retentionPeriods.idempotencyKey),
  },
  {
    what: "A fingerprint of your message, if it is longer than a line",
    where: columnsOf("enquiries", ["message_fingerprint"]),
    why: "To notice when the same text comes from many addresses, as spam does",
    kept: "As long as the enquiry",
  },
  {
    what: "A keyed fingerprint of an address whose data was erased, and when",
    where: columnsOf("erasures", ["mailbox_hash", "erased_at"]),
    why: "So that a restored backup does not bring the data back",
    kept: `${inWords(retentionPeriods.erasure)} after it was erased`,
  },
  {
    what: "Visits: how often each page was opened on a day, and the name of the website whose link led there, if any; nothing about who opened it",
    where: columnsOf("page_views", ["day", "page", "referrer", "views"]),
    why: "To see which pages are read, and what brings readers here",
    kept: inWords(retentionPeriods.pageViews),
  },
  {
    what: "Request log: method, page, date and time, status and duration of each request, without the address it came from",
    where: [],
    why: "To see that the site works, and what broke when it doesn’t",
    kept: inWords(retentionPeriods.requestLog),
  },
];

function columnsOf(table: string, columns: string[]): string[] {
  return columns.map((column) => `${table}.${column}`);
}
