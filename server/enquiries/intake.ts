import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { type CallError, invalidCall, unavailable } from "../../contract/call-error.ts";
import { minuteMs } from "../durations.ts";
import { failpoint } from "../failpoint.ts";
import { domainOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { whyHeld } from "../quarantine/judgement.ts";
import { textFingerprint } from "../quarantine/spam-text.ts";
import { claimKey, keyProblem, keyTaken } from "../store/idempotency.ts";
import type { EnquiryCall, Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";

/** A parsed enquiry with the circumstances of its arrival. */
export interface Submission {
  enquiry: ParsedEnquiry;
  /** The `Idempotency-Key` header as it came, or null. */
  idempotencyKey: string | null;
  /** A form that is posted twice within ten minutes is one enquiry; a JSON call without a key never repeats. */
  channel: "form" | "json";
  /** Whether the field that people don't see was filled in. */
  honeypot: boolean;
  /** Milliseconds since its page was opened, where the page's script said so; that nobody did is no sign of anything. */
  pageAge?: number | undefined;
}

export interface IntakeContext {
  store: Pick<Store, "kind" | "transaction">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Our own sender address; its domain is the right-hand side of each Message-ID. */
  mailFrom: string;
  /** Told of each enquiry that was written, once it is committed; `isHeld`: it is quarantined. */
  onStored?(id: string, isHeld: boolean): void;
  /** Beyond so many in an hour they are quarantined; missing: never for that. */
  enquiryEmailsPerHour?: number;
  /** Whether visitors are told by email that their enquiry has arrived; missing: they aren't. */
  receipts?: boolean;
}

export type IntakeAnswer = { ok: true } | { ok: false; error: CallError };

/**
 * Keeps an enquiry: when it answers `ok`, the enquiry and the mail it causes are committed, or were before by
 * the same submission. One that is quarantined is kept too, without a mail, and answered alike.
 *
 * @throws whatever the database throws, except that `StoreUnavailable` becomes the answer `unavailable`.
 */
export async function takeEnquiry(
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
      keep(tx, call, { ...submission, received }, context),
    );
    failpoint("after-commit");
    if (kept.outcome === "taken") return refuse(keyTaken);
    if (kept.outcome === "new") context.onStored?.(kept.id, kept.isHeld);
    return { ok: true };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
}

function refuse(details: string): IntakeAnswer {
  return { ok: false, error: invalidCall(details) };
}

/** With the mails it causes, or quarantined without any; one with a key that is taken is not kept again. */
async function keep(
  tx: Transaction<Schema>,
  call: EnquiryCall,
  submission: Submission & { received: number },
  context: IntakeContext,
): Promise<{ outcome: "new"; id: string; isHeld: boolean } | { outcome: "repeated" | "taken" }> {
  const { honeypot, pageAge, received } = submission;
  const key = keyOf(submission);
  const outcome = key === null ? "new" : await claimKey(tx, { call, now: received, ...key });
  if (outcome !== "new") return { outcome };
  const { name, email, message, asciiEmail } = submission.enquiry;
  const fingerprint = textFingerprint(message);
  const emailsPerHour = context.enquiryEmailsPerHour;
  const judged = { honeypot, pageAge, name, email, message, fingerprint, received, emailsPerHour };
  const held = await whyHeld(tx, context.store.kind, judged);
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
  return { outcome, id, isHeld: held !== null };
}

const formWindowMs = 10 * minuteMs;

function keyOf({ enquiry, idempotencyKey, channel, honeypot }: Submission) {
  const fingerprint = enquiryFingerprint(enquiry, honeypot);
  if (idempotencyKey !== null) return { key: idempotencyKey, fingerprint, holdsFor: null };
  // A colon, which no key of a caller can have.
  if (channel === "form") return { key: `content:${fingerprint}`, fingerprint, holdsFor: formWindowMs };
  return null;
}

/** What tells a repeated enquiry from another one; its key is kept with this. */
export function enquiryFingerprint(
  { name, email, message }: Pick<ParsedEnquiry, "name" | "email" | "message">,
  honeypot: boolean,
): string {
  // The honeypot counts: a person who repeats what a form filler spoilt must get through.
  const content = JSON.stringify([name, email, message, honeypot]);
  return createHash("sha256").update(content).digest("hex");
}

/** 60 random bits in letters and digits that can be read out over the phone. */
function newEnquiryId(): string {
  return Array.from(randomBytes(12), (byte) => spokenAlphabet[byte % spokenAlphabet.length]).join("");
}

// Crockford's base 32: no i, l, o or u.
const spokenAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
