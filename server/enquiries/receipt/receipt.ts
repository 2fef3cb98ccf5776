import type { Kysely } from "kysely";
import { receipt as words } from "../../../content/receipt.ts";
import { site } from "../../../site.config.ts";
import { dayMs } from "../../durations.ts";
import { mailboxOf } from "../../mail/address.ts";
import { localTime } from "../../mail/layout/format.ts";
import { writeLetter } from "../../mail/layout/letter.tsx";
import type { OutboxRow } from "../../mail/outbox/lease.ts";
import type { Mail, RenderSkip } from "../../mail/transport/mail-transport.ts";
import type { Settings } from "../../settings.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { enquiryForms } from "../email/enquiry-email.tsx";

/**
 * Creates the renderer for outbox rows of kind `receipt`. No receipt is sent if it would be more than a day late, or if
 * the visitor's mailbox was sent another one in the last day, belongs to the site, or is automated.
 */
export function receiptRenderer(
  store: Store,
  { now, ...facts }: { now: () => number } & Omit<ReceiptMailFacts, "messageId">,
): (row: ReceiptRow) => Promise<Mail | RenderSkip> {
  const ours = [facts.mailFrom, facts.contactTo].map(mailboxOf);
  return async (row) => {
    const enquiry = await store.db
      .selectFrom("enquiries")
      .selectAll()
      .where("id", "=", row.subject_id)
      .executeTakeFirst();
    if (enquiry === undefined || now() - row.created_at > dayMs) return unneeded;
    const mailbox = mailboxOf(enquiry.email);
    if (ours.includes(mailbox) || readByMachine.test(mailbox)) return unneeded;
    if ((await receivedEarlier(store.db, row)).some((email) => mailboxOf(email) === mailbox)) return unneeded;
    return receiptMail(enquiry, { messageId: row.message_id, ...facts });
  };
}

/** Writes a receipt. It repeats nothing the visitor typed, so the site cannot be used to send messages to strangers. */
export function receiptMail(
  { call, email, received_at }: Pick<Schema["enquiries"], "call" | "email" | "received_at">,
  { messageId, mailFrom, contactTo, siteUrl }: ReceiptMailFacts,
): Mail {
  const arrived = words.arrived.replace("{received}", localTime(received_at));
  const notYours = words.notYours.replace("{form}", siteUrl + enquiryForms[call].address);
  return {
    from: { name: site.name, address: mailFrom },
    to: { address: email },
    replyTo: { name: site.name, address: contactTo },
    ...writeLetter({ subject: words.subject, paragraphs: [arrived, words.urgent], notes: [notYours] }),
    messageId,
    date: new Date(received_at),
    // Asks auto-responders not to reply (RFC 3834, section 5). Exchange reads the second header.
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    envelope: { from: mailFrom, to: email },
  };
}

type ReceiptMailFacts = Pick<Settings, "mailFrom" | "contactTo" | "siteUrl"> & { messageId: string };

type ReceiptRow = Pick<OutboxRow, "id" | "subject_id" | "message_id" | "created_at">;

const unneeded: RenderSkip = { unneeded: true };

/** Mailboxes whose automatic replies could cause a mail loop (RFC 3834, section 2). */
const readByMachine = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)@/;

/**
 * Returns the addresses that got an earlier receipt within the last day, or for which one is waiting. Compares ids, so
 * that only the first of two receipts that are due at the same time is sent.
 */
async function receivedEarlier(db: Kysely<Schema>, { id, created_at }: ReceiptRow): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .innerJoin("outbox", "outbox.subject_id", "enquiries.id")
    .select("enquiries.email")
    .where("enquiries.received_at", ">", created_at - dayMs)
    .where("outbox.kind", "=", "receipt")
    .where("outbox.id", "<", id)
    .where("outbox.state", "<>", "unneeded")
    .execute();
  return rows.map(({ email }) => email);
}
