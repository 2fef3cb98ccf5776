import { createHash, randomBytes } from "node:crypto";
import { enqueue } from "../outbox/enqueue.ts";
import type { ProvenForm } from "../proof-of-work/proof-forms.ts";
import type { CheckedProof, ProofOfWork } from "../proof-of-work/proof-of-work.ts";
import { spendProof } from "../proof-of-work/spent-proofs.ts";
import { judgeEnquiry } from "../quarantine/judgement.ts";
import { textFingerprint } from "../quarantine/repeated-text.ts";
import { sameTextSenders } from "../quarantine/same-text-senders.ts";
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
  /** Milliseconds since its page was opened, where the page's script said so; that nobody did is no sign of anything. */
  pageAge?: number | undefined;
  /** The proof of work as it came, or null. */
  proofOfWork?: string | null;
}

export interface IntakeContext {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Our own sender address; its domain is the right-hand side of each Message-ID. */
  mailFrom: string;
  /** Told the id of each enquiry that was held back as spam, once it is committed. */
  onHeld?(id: string): void;
  tellKept?: TellKept;
  /** Missing where none is asked for. */
  proofOfWork?: Pick<ProofOfWork, "check">;
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
    // Before the transaction, which others wait for.
    const proof = await context.proofOfWork?.check(formOf[call], submission.proofOfWork);
    const kept = await keep(call, submission, proof, context);
    reachStage("after-commit");
    if (kept.outcome === "taken") return refuse(keyTaken);
    if (kept.heldId !== null) context.onHeld?.(kept.heldId);
    context.tellKept?.(call, kept.outcome === "repeated" ? "repeated" : kept.heldId ? "held" : "accepted");
    return { ok: true };
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw fault;
  }
}

const formOf: Readonly<Record<EnquiryCall, ProvenForm>> = {
  sendContactEmail: "contact",
  sendEmail: "support",
};

const formWindow = 10 * 60 * 1000;

function refuse(details: string): IntakeAnswer {
  return { ok: false, error: invalidCall(details) };
}

function keep(
  call: EnquiryCall,
  submission: Submission,
  checked: CheckedProof | undefined,
  { store, now, mailFrom }: IntakeContext,
): Promise<Kept> {
  const { enquiry, honeypot, pageAge } = submission;
  const key = keyOf(submission);
  const received = now();
  return store.transaction(async (transaction) => {
    const claim = key ? await claimKey(transaction, { call, now: received, ...key }) : "new";
    if (claim !== "new") return { outcome: claim, heldId: null };
    const id = newEnquiryId();
    const { name, email, message } = enquiry;
    const fingerprint = textFingerprint(message);
    const others = await sameTextSenders(transaction, { fingerprint, email, now: received });
    const proof = checked && (await spendProof(transaction, checked));
    const held = judgeEnquiry({ honeypot, proof, pageAge, name, message, sameTextSenders: others });
    await transaction
      .insertInto("enquiries")
      .values({
        id,
        call,
        name,
        email,
        message,
        received_at: received,
        held,
        message_fingerprint: fingerprint,
      })
      .execute();
    if (held === null) {
      const messageIdDomain = domainOf(mailFrom);
      await enqueue(transaction, { kind: "enquiry", subjectId: id, now: received, messageIdDomain });
    }
    reachStage("before-commit");
    return { outcome: "new", heldId: held === null ? null : id };
  });
}

interface Kept {
  outcome: "new" | "repeated" | "taken";
  heldId: string | null;
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
