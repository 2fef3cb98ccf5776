import { createHash, randomBytes } from "node:crypto";
import { enqueue } from "../outbox/enqueue.ts";
import { reachStage } from "../stage.ts";
import type { EnquiryCall } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { domainOf } from "./address.ts";
import { type CallError, invalidCall, unavailable } from "./call-error.ts";
import type { ParsedEnquiry } from "./enquiry-fields.ts";
import { claimKey, keyProblem, keyTaken } from "./idempotency.ts";
import type { TellKept } from "./kept.ts";

/** A parsed enquiry with the circumstances of its arrival. */
export interface Submission {
  enquiry: ParsedEnquiry;
  /** The `Idempotency-Key` header as it came, or null. */
  idempotencyKey: string | null;
  /** A form that is posted twice within ten minutes is one enquiry; a JSON call without a key never repeats. */
  entrance: "form" | "json";
  /** Whether the field that people don't see was filled in. */
  honeypot: boolean;
}

export interface IntakeContext {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Our own sender address; its domain is the right-hand side of each Message-ID. */
  mailFrom: string;
  tellKept?: TellKept;
}

export type IntakeAnswer = { ok: true } | { ok: false; error: CallError };

/**
 * Keeps an enquiry: when it answers `ok`, the enquiry and the mail it causes are committed, or were before by
 * the same submission. One taken for spam is kept too, without a mail, and answered alike.
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
  reachStage("validated");
  try {
    const outcome = await keep(call, submission, context);
    reachStage("after-commit");
    if (outcome === "taken") return refuse(keyTaken);
    context.tellKept?.(call, outcome === "repeated" ? outcome : submission.honeypot ? "held" : "accepted");
    return { ok: true };
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw fault;
  }
}

const formWindow = 10 * 60 * 1000;

function refuse(details: string): IntakeAnswer {
  return { ok: false, error: invalidCall(details) };
}

function keep(call: EnquiryCall, submission: Submission, { store, now, mailFrom }: IntakeContext) {
  const { enquiry, honeypot } = submission;
  const key = keyOf(submission);
  const received = now();
  return store.transaction(async (transaction) => {
    const claim = key ? await claimKey(transaction, { call, now: received, ...key }) : "new";
    if (claim !== "new") return claim;
    const id = newEnquiryId();
    await transaction
      .insertInto("enquiries")
      .values({
        id,
        call,
        name: enquiry.name,
        email: enquiry.email,
        message: enquiry.message,
        received_at: received,
        held: honeypot ? "honeypot" : null,
      })
      .execute();
    if (!honeypot) {
      const messageIdDomain = domainOf(mailFrom);
      await enqueue(transaction, { kind: "enquiry", subjectId: id, now: received, messageIdDomain });
    }
    reachStage("before-commit");
    return claim;
  });
}

function keyOf({ enquiry, idempotencyKey, entrance, honeypot }: Submission) {
  const fingerprint = enquiryFingerprint(enquiry, honeypot);
  if (idempotencyKey !== null) return { key: idempotencyKey, fingerprint, holdsFor: null };
  // A colon, which no key of a caller can have.
  if (entrance === "form") return { key: `content:${fingerprint}`, fingerprint, holdsFor: formWindow };
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
