import { randomBytes } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { failpoint } from "../failpoint.ts";
import { enqueue, type MailToSend } from "../mail/outbox/enqueue.ts";
import { judgeEnquiry } from "../quarantine/judgement.ts";
import { sameTextSenders } from "../quarantine/same-text-senders.ts";
import type { EnquiryCall, Schema } from "../store/schema.ts";
import type { SharedWork } from "../store/store.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";
import { ownEmailsLeft } from "./flood/own-emails.ts";
import { claimKeys } from "./idempotency.ts";

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
  /** See `ownEmailsLeft`; missing: each has an email of its own. */
  emailsPerHour?: number | undefined;
  /** Whether the visitor is told by email that it has arrived. */
  receipt?: boolean | undefined;
}

export interface InsertedEnquiry {
  outcome: "new" | "repeated" | "taken";
  quarantinedId: string | null;
}

/**
 * Keeps enquiries, each with the mails it causes, or without any where it is taken for spam or comes in a flood. Those
 * with the same key are not done together, or both would be new, nor are those with the same text, or neither would see
 * the other.
 */
export const insertEnquiries: SharedWork<ArrivedEnquiry, InsertedEnquiry> = {
  conflictKeys: ({ call, key, textFingerprint }) =>
    [key && `${call} ${key.key}`, textFingerprint].filter((conflictKey) => conflictKey !== null),
  work: async (tx, arrived) => {
    const claims = await claimKeys(
      tx,
      arrived.map(({ call, key, received }) => key && { call, now: received, ...key }),
    );
    const fresh = arrived.filter((_, index) => claims[index] === "new");
    const rows = await rowsOf(tx, fresh);
    if (rows.length > 0) await insert(tx, rows);
    const quarantinedIds = new Map(rows.map(({ arrived: one, row }) => [one, row.held ? row.id : null]));
    return arrived.map((one, index) => ({
      outcome: claims[index] ?? "new",
      quarantinedId: quarantinedIds.get(one) ?? null,
    }));
  },
};

interface EnquiryRow {
  row: Insertable<Schema["enquiries"]>;
  arrived: ArrivedEnquiry;
}

/** Judged, each by itself. */
async function rowsOf(tx: Transaction<Schema>, fresh: ArrivedEnquiry[]): Promise<EnquiryRow[]> {
  const senders = await sameTextSenders(
    tx,
    fresh.map(({ textFingerprint, enquiry, received }) => ({
      fingerprint: textFingerprint,
      email: enquiry.email,
      now: received,
    })),
  );
  const rows: EnquiryRow[] = [];
  let emailsLeft = await ownEmailsLeft(tx, fresh[0]);
  for (const [index, one] of fresh.entries()) {
    const { call, enquiry, honeypot, pageAge, received, textFingerprint } = one;
    const { name, email, message } = enquiry;
    const sameText = senders[index] ?? 0;
    const reasons = judgeEnquiry({ honeypot, pageAge, name, message, sameTextSenders: sameText });
    if (reasons === null) emailsLeft -= 1;
    const row = {
      id: newEnquiryId(),
      call,
      name,
      email,
      message,
      received_at: received,
      held: reasons,
      message_fingerprint: textFingerprint,
      digest_at: reasons === null && emailsLeft < 0 ? 0 : null,
    };
    rows.push({ row, arrived: one });
  }
  return rows;
}

async function insert(tx: Transaction<Schema>, rows: EnquiryRow[]): Promise<void> {
  await tx
    .insertInto("enquiries")
    .values(rows.map(({ row }) => row))
    .execute();
  await enqueue(tx, ...rows.flatMap(mailsFor));
  failpoint("before-commit");
}

function mailsFor({ row, arrived }: EnquiryRow): MailToSend[] {
  if (row.held !== null || row.digest_at !== null) return [];
  const mail = { subjectId: row.id, now: row.received_at, messageIdDomain: arrived.messageIdDomain };
  const toOwner: MailToSend = { kind: "enquiry", ...mail };
  return arrived.receipt ? [toOwner, { kind: "receipt", ...mail }] : [toOwner];
}

/** 60 random bits in letters and digits that can be read out over the phone. */
function newEnquiryId(): string {
  return Array.from(randomBytes(12), (byte) => spokenAlphabet[byte % spokenAlphabet.length]).join("");
}

// Crockford's base 32: no i, l, o or u.
const spokenAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
