import { randomBytes } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { failpoint } from "../failpoint.ts";
import type { CheckedProof } from "../http/protection/proof-of-work/proof-of-work.ts";
import { spendProof } from "../http/protection/proof-of-work/spent-proofs.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { judgeEnquiry } from "../quarantine/judgement.ts";
import { sameTextSenders } from "../quarantine/same-text-senders.ts";
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
  proof?: CheckedProof | undefined;
  /** Stands for its text; null: the text is too short to tell anything. */
  textFingerprint: string | null;
  /** Milliseconds since 1970. */
  received: number;
  messageIdDomain: string;
}

export interface InsertedEnquiry {
  outcome: "new" | "repeated" | "taken";
  quarantinedId: string | null;
}

/**
 * Keeps enquiries, each with the mail it causes, or without one where it is taken for spam. Those with the same key
 * are not done together, or both would be new, nor are those with the same text, or neither would see the other.
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
    const quarantinedIds = new Map(
      fresh.map((one, index) => [one, rows[index]?.held ? rows[index].id : null]),
    );
    return arrived.map((one, index) => ({
      outcome: claims[index] ?? "new",
      quarantinedId: quarantinedIds.get(one) ?? null,
    }));
  },
};

type EnquiryRow = Insertable<Schema["enquiries"]> & { messageIdDomain: string };

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
  for (const [index, one] of fresh.entries()) {
    const { call, enquiry, honeypot, pageAge, received, textFingerprint, messageIdDomain } = one;
    const { name, email, message } = enquiry;
    const proof = one.proof && (await spendProof(tx, one.proof));
    const sameText = senders[index] ?? 0;
    rows.push({
      id: newEnquiryId(),
      call,
      name,
      email,
      message,
      received_at: received,
      held: judgeEnquiry({ honeypot, proof, pageAge, name, message, sameTextSenders: sameText }),
      message_fingerprint: textFingerprint,
      messageIdDomain,
    });
  }
  return rows;
}

async function insert(tx: Transaction<Schema>, rows: EnquiryRow[]): Promise<void> {
  await tx
    .insertInto("enquiries")
    .values(rows.map(({ messageIdDomain, ...row }) => row))
    .execute();
  const sent = rows.filter(({ held }) => held === null);
  await enqueue(
    tx,
    ...sent.map(({ id, received_at: now, messageIdDomain }) => ({
      kind: "enquiry" as const,
      subjectId: id,
      now,
      messageIdDomain,
    })),
  );
  failpoint("before-commit");
}

/** 60 random bits in letters and digits that can be read out over the phone. */
function newEnquiryId(): string {
  return Array.from(randomBytes(12), (byte) => spokenAlphabet[byte % spokenAlphabet.length]).join("");
}

// Crockford's base 32: no i, l, o or u.
const spokenAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
