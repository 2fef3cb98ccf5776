import { randomBytes } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import { failpoint } from "../failpoint.ts";
import { enqueue, type MailToSend } from "../mail/outbox/enqueue.ts";
import { judgeEnquiry } from "../quarantine/judgement.ts";
import { sameTextSenders } from "../quarantine/same-text-senders.ts";
import { flood } from "../quarantine/suspicion.ts";
import type { EnquiryCall, Schema } from "../store/schema.ts";
import type { SharedWork } from "../store/store.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";
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
 * Keeps enquiries, each with the mails it causes, or quarantined without any. Those
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
  let left = await leftThisHour(tx, fresh[0]);
  for (const [index, one] of fresh.entries()) {
    const { call, enquiry, honeypot, pageAge, received, textFingerprint } = one;
    const { name, email, message } = enquiry;
    const sameText = senders[index] ?? 0;
    const spam = judgeEnquiry({ honeypot, pageAge, name, message, sameTextSenders: sameText });
    const held = spam ?? (left > 0 ? null : flood);
    if (held === null) left -= 1;
    const row = {
      id: newEnquiryId(),
      call,
      name,
      email,
      message,
      received_at: received,
      held,
      message_fingerprint: textFingerprint,
    };
    rows.push({ row, arrived: one });
  }
  return rows;
}

/**
 * How many of those that come now are let in; beyond `emailsPerHour` in an hour they are a flood: nobody reads an email
 * for each, and many mailboxes refuse them. Two that are stored at the same moment may both count as the last: one email
 * more is no harm.
 */
async function leftThisHour(
  tx: Transaction<Schema>,
  arrived: Pick<ArrivedEnquiry, "received" | "emailsPerHour"> | undefined,
): Promise<number> {
  if (arrived?.emailsPerHour === undefined) return Number.POSITIVE_INFINITY;
  const { received, emailsPerHour } = arrived;
  const { count } = await tx
    .selectFrom((db) =>
      db
        .selectFrom("enquiries")
        .select("id")
        .where("held", "is", null)
        .where("received_at", ">", received - hourMs)
        // Counted no further: a flood would be slower with each enquiry.
        .limit(emailsPerHour)
        .as("recent"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return emailsPerHour - count;
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
  if (row.held !== null) return [];
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
