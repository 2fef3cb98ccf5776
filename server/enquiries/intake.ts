import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { type CallError, invalidCall, unavailable } from "../../contract/call-error.ts";
import { failpoint } from "../failpoint.ts";
import { domainOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { quarantineReasons } from "../quarantine/quarantine-reasons.ts";
import { textFingerprint } from "../quarantine/spam-text.ts";
import { type Arrival, claimKey, keyOf, keyProblem, keyTaken } from "../store/idempotency.ts";
import type { EnquiryCall, Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";

/** A parsed enquiry and how it arrived. */
export interface Submission extends Arrival {
  enquiry: ParsedEnquiry;
  /** Whether the hidden spam-trap field was filled in. */
  honeypot: boolean;
  /** Milliseconds since the page was opened, as reported by its script, or undefined if it was not reported. */
  pageAge?: number | undefined;
}

export interface IntakeContext {
  store: Pick<Store, "kind" | "transaction">;
  now: () => number;
  /** The site's sender address; its domain is the right-hand side of each Message-ID. */
  mailFrom: string;
  /** Called after each enquiry is committed. */
  afterCommit?(id: string, isQuarantined: boolean): void;
  /** Enquiries beyond this number in an hour are quarantined. By default there is no limit. */
  enquiryEmailsPerHour?: number;
  /** Whether visitors get an email that confirms the arrival of their enquiry. The default is false. */
  receipts?: boolean;
}

export type IntakeAnswer = { ok: true } | { ok: false; error: CallError };

/**
 * Stores an enquiry. The result is `ok` once the enquiry and its email are committed, either now or by an earlier
 * request with the same key. A quarantined enquiry is stored without an email but gets the same result.
 * @throws the database's errors, except `StoreUnavailable`, which becomes the error `unavailable`
 */
export async function acceptEnquiry(
  call: EnquiryCall,
  submission: Submission,
  context: IntakeContext,
): Promise<IntakeAnswer> {
  const { idempotencyKey } = submission;
  const problem = idempotencyKey === null ? null : keyProblem(idempotencyKey);
  if (problem !== null) return refuse(problem);
  failpoint("validated");
  try {
    const received = context.now();
    const kept = await context.store.transaction((tx) =>
      storeEnquiry(tx, call, { ...submission, received }, context),
    );
    failpoint("after-commit");
    if (kept.outcome === "taken") return refuse(keyTaken);
    if (kept.outcome === "new") context.afterCommit?.(kept.id, kept.isQuarantined);
    return { ok: true };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
}

function refuse(details: string): IntakeAnswer {
  return { ok: false, error: invalidCall(details) };
}

/** Stores the enquiry with its emails, or in quarantine without them, unless its key has been used before. */
async function storeEnquiry(
  tx: Transaction<Schema>,
  call: EnquiryCall,
  submission: Submission & { received: number },
  context: IntakeContext,
): Promise<{ outcome: "new"; id: string; isQuarantined: boolean } | { outcome: "repeated" | "taken" }> {
  const { honeypot, pageAge, received } = submission;
  const content = enquiryFingerprint(submission.enquiry, honeypot);
  const key = keyOf(submission, content);
  const claim = key && { call, now: received, fingerprint: content, ...key };
  const outcome = claim === null ? "new" : await claimKey(tx, claim);
  if (outcome !== "new") return { outcome };
  const { name, email, message, asciiEmail } = submission.enquiry;
  const fingerprint = textFingerprint(message);
  const emailsPerHour = context.enquiryEmailsPerHour;
  const judged = { honeypot, pageAge, name, email, message, fingerprint, received, emailsPerHour };
  const held = await quarantineReasons(tx, context.store.kind, judged);
  const id = newEnquiryId();
  const row = { id, call, name, email, message, received_at: received, held };
  await tx
    .insertInto("enquiries")
    .values({ ...row, message_fingerprint: fingerprint })
    .execute();
  if (held === null) {
    const mail = { subjectId: id, now: received, messageIdDomain: domainOf(context.mailFrom) };
    await enqueue(tx, { kind: "enquiry", ...mail });
    if (context.receipts && asciiEmail) await enqueue(tx, { kind: "receipt", ...mail });
  }
  failpoint("before-commit");
  return { outcome, id, isQuarantined: held !== null };
}

/** Hashes an enquiry. The hash is stored with the key to recognize a repeated enquiry. */
export function enquiryFingerprint(
  { name, email, message }: Pick<ParsedEnquiry, "name" | "email" | "message">,
  honeypot: boolean,
): string {
  // Includes the honeypot. If autofill filled it in the first time, the person's second attempt must count as new.
  const content = JSON.stringify([name, email, message, honeypot]);
  return createHash("sha256").update(content).digest("hex");
}

/** Makes an id from 60 random bits. Crockford's base 32 (no i, l, o or u) is easy to read out over the phone. */
function newEnquiryId(): string {
  return Array.from(randomBytes(12), (byte) => spokenAlphabet[byte % spokenAlphabet.length]).join("");
}

const spokenAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
