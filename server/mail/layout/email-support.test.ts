import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { answerLinks } from "../../enquiries/answers/answer-links.ts";
import { reminderMail } from "../../enquiries/answers/reminder-mail.tsx";
import { enquiryMail } from "../../enquiries/email/enquiry-email.ts";
import { floodMail } from "../../enquiries/flood/flood-mail.tsx";
import { receiptMail } from "../../enquiries/receipt/receipt-mail.tsx";
import { issueHtml } from "../../newsletter/mail/issue-html.tsx";
import { digestMail } from "../../quarantine/digest/digest-mail.tsx";
import { confirmationMail, welcomeMail } from "../../subscribers/subscriber-email.ts";
import { sampleIssue } from "../../testing/sample-issue.ts";

/** What some program drops, and why nothing is lost by it. */
const accepted: Readonly<Record<string, string>> = {
  "<body> element": "a webmail puts its content into a div; the ground is the table's, too",
  "<style> element": "holds the dark colours alone",
  "@media": "the same",
  "color-scheme meta tag": "says that there are dark colours",
  "display:none": "of the preheader, which is small and of the ground's colour as well",
  "height property": "of pictures alone, whose attributes say it too",
  "srcset and sizes attributes": "the picture for close pixels stands in src, and is shown smaller",
  "word-break": "a word longer than the column makes it wider, and can be read",
};

const facts = {
  address: "mia@orchard.example",
  token: "T".repeat(43),
  messageId: "<1@site.example>",
  mailFrom: "website@site.example",
  siteUrl: "https://www.site.example",
  at: Date.UTC(2026, 10, 20, 19, 55),
};
const enquiry = {
  id: "k7qf2m9a3xyz",
  call: "sendEmail",
  name: "Jane Citizen",
  email: "jane@example.org",
  message: "Hello,\n\n\tthe till stops.",
  received_at: facts.at,
  held: null,
  message_fingerprint: null,
  answered_at: null,
  answered_by: null,
  reminded_at: null,
  digest_at: null,
  own_email_at: null,
  held_digest: null,
} as const;
const ours = { ...facts, contactTo: "desk@site.example", date: facts.at };
const links = { siteUrl: facts.siteUrl, secret: "a secret of 32 characters or more", now: facts.at };
const held = { kind: "enquiry", at: facts.at, expires: facts.at, held: "many-links", row: enquiry } as const;

test.each([
  ["enquiry", enquiryMail(enquiry, { ...ours, answered: answerLinks(enquiry.id, links) })],
  ["reminder", reminderMail({ count: 1, shown: [{ ...enquiry, message_id: null }] }, links, ours)],
  ["digest of the quarantine", digestMail({ name: "2026-11-23T16", count: 2, shown: [held] }, links, ours)],
  ["digest of a flood", floodMail({ dueAt: facts.at, count: 60, shown: [enquiry] }, links, ours)],
  ["receipt", receiptMail(enquiry, { ...ours, siteUrl: facts.siteUrl })],
  ["confirmation", confirmationMail(facts)],
  ["welcome", welcomeMail(facts)],
  ["issue", { html: issueHtml(sampleIssue, { ...facts, unsubscribe: facts.siteUrl }) }],
])(
  "%s: Gmail, Outlook, Apple Mail, Yahoo and Samsung drop nothing that it needs (caniemail.com)",
  (_, { html }) => {
    const { issues } = caniemail({
      clients: [
        "gmail.*",
        "outlook.windows",
        "outlook.outlook-com",
        "outlook.macos",
        "apple-mail.*",
        "yahoo.*",
        "samsung-email.*",
      ],
      html: html ?? "",
    });
    const dropped = [...(issues?.errors.values() ?? [])].flat().map(({ title }) => title);
    expect([...new Set(dropped)].filter((title) => !(title in accepted))).toEqual([]);
    expect((html ?? "").length).toBeLessThan(100_000);
  },
);
