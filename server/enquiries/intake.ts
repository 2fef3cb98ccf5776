import { createHash } from "node:crypto";
import { type CallError, invalidCall, unavailable } from "../../contract/call-error.ts";
import { minuteMs } from "../durations.ts";
import { failpoint } from "../failpoint.ts";
import { domainOf } from "../mail/address.ts";
import { textFingerprint } from "../quarantine/repeated-text.ts";
import { keyProblem, keyTaken } from "../store/idempotency.ts";
import type { EnquiryCall } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";
import { type ArrivedEnquiry, insertEnquiry } from "./insert-enquiry.ts";

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
  /** Told the id of each enquiry that was quarantined, once it is committed. */
  onQuarantined?(id: string): void;
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
    const { store } = context;
    const arrived = arrivedEnquiry(call, submission, context);
    const kept = await store.transaction((tx) => insertEnquiry(tx, store.kind, arrived));
    failpoint("after-commit");
    if (kept.outcome === "taken") return refuse(keyTaken);
    if (kept.quarantinedId !== null) context.onQuarantined?.(kept.quarantinedId);
    return { ok: true };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
}

const formWindowMs = 10 * minuteMs;

function refuse(details: string): IntakeAnswer {
  return { ok: false, error: invalidCall(details) };
}

function arrivedEnquiry(
  call: EnquiryCall,
  submission: Submission,
  { now, mailFrom, enquiryEmailsPerHour, receipts }: IntakeContext,
): ArrivedEnquiry {
  const { enquiry, honeypot, pageAge } = submission;
  return {
    call,
    enquiry,
    key: keyOf(submission),
    honeypot,
    pageAge,
    textFingerprint: textFingerprint(enquiry.message),
    received: now(),
    messageIdDomain: domainOf(mailFrom),
    emailsPerHour: enquiryEmailsPerHour,
    receipt: receipts && enquiry.asciiEmail,
  };
}

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
