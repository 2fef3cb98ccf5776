import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import { failpoint } from "../failpoint.ts";
import { enqueue, type MailToSend } from "../mail/outbox/enqueue.ts";
import { judgeEnquiry } from "../quarantine/judgement.ts";
import { sameTextSenders } from "../quarantine/same-text-senders.ts";
import { flood } from "../quarantine/suspicion.ts";
import { claimKey } from "../store/idempotency.ts";
import type { EnquiryCall, Schema, StoreKind } from "../store/schema.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";

/** An enquiry as it came, with what tells it from others. */
export interface ArrivedEnquiry {
  call: EnquiryCall;
  enquiry: ParsedEnquiry;
  /** See `KeyClaim`; null: it can't be told from a repeated one. */
  key: { key: string; fingerprint: string; holdsFor: number | null } | null;
  honeypot: boolean;
  pageAge?: number | undefined;
  /** Stands for its text; null: the text is too short to tell anything. */
  textFingerprint: string | null;
  /** Milliseconds since 1970. */
  received: number;
  messageIdDomain: string;
  /** How many in an hour are let in; missing: all that look like no spam. */
  emailsPerHour?: number | undefined;
  /** Whether the visitor is told by email that it has arrived. */
  receipt?: boolean | undefined;
}

export interface InsertedEnquiry {
  outcome: "new" | "repeated" | "taken";
  quarantinedId: string | null;
}

/**
 * Keeps an enquiry with the mails it causes, or quarantined without any. One with a key that is taken is not kept again.
 */
export async function insertEnquiry(
  tx: Transaction<Schema>,
  kind: StoreKind,
  arrived: ArrivedEnquiry,
): Promise<InsertedEnquiry> {
  const { call, key, received } = arrived;
  const outcome = key === null ? "new" : await claimKey(tx, { call, now: received, ...key });
  if (outcome !== "new") return { outcome, quarantinedId: null };
  const row = await judgedRow(tx, kind, arrived);
  await tx.insertInto("enquiries").values(row).execute();
  await enqueue(tx, ...mailsFor(row, arrived));
  failpoint("before-commit");
  return { outcome, quarantinedId: row.held === null ? null : row.id };
}

async function judgedRow(tx: Transaction<Schema>, kind: StoreKind, arrived: ArrivedEnquiry) {
  const { call, enquiry, honeypot, pageAge, received, textFingerprint: fingerprint } = arrived;
  const { name, email, message } = enquiry;
  const senders = await sameTextSenders(tx, kind, { fingerprint, email, now: received });
  const spam = judgeEnquiry({ honeypot, pageAge, name, message, sameTextSenders: senders });
  return {
    id: newEnquiryId(),
    call,
    name,
    email,
    message,
    received_at: received,
    held: spam ?? ((await isFlood(tx, arrived)) ? flood : null),
    message_fingerprint: fingerprint,
  };
}

/**
 * Whether `emailsPerHour` have been let in within an hour: nobody reads an email for each of more, and many mailboxes
 * refuse them. Some that are stored at the same moment may each count as the last: a few emails more are no harm.
 */
async function isFlood(
  tx: Transaction<Schema>,
  { received, emailsPerHour }: ArrivedEnquiry,
): Promise<boolean> {
  if (emailsPerHour === undefined) return false;
  const last = await tx
    .selectFrom("enquiries")
    .select("id")
    .where("held", "is", null)
    .where("received_at", ">", received - hourMs)
    .offset(emailsPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

function mailsFor(
  row: { id: string; held: string | null },
  { received: now, messageIdDomain, receipt }: ArrivedEnquiry,
): MailToSend[] {
  if (row.held !== null) return [];
  const mail = { subjectId: row.id, now, messageIdDomain };
  const toOwner: MailToSend = { kind: "enquiry", ...mail };
  return receipt ? [toOwner, { kind: "receipt", ...mail }] : [toOwner];
}

/** 60 random bits in letters and digits that can be read out over the phone. */
function newEnquiryId(): string {
  return Array.from(randomBytes(12), (byte) => spokenAlphabet[byte % spokenAlphabet.length]).join("");
}

// Crockford's base 32: no i, l, o or u.
const spokenAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
