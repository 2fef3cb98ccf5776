import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { newsletter } from "../../content/pages/newsletter.ts";
import { addresses } from "../../contract/addresses.ts";
import type { Answer, Endpoint, EndpointContext } from "../endpoint.ts";
import { addressKey, mailboxOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { signupSpamReasons } from "../quarantine/quarantine-reasons.ts";
import { claimKey, type IdempotencySource, keyOf, keyProblem, keyTaken } from "../store/idempotency.ts";
import type { Schema } from "../store/schema.ts";
import {
  invalidSignup,
  type ParsedSignup,
  parseSignupCall,
  parseSignupForm,
  signupPageOf,
} from "./signup.ts";
import { signupErrors } from "./signup-errors.ts";
import { waitForAll } from "./signup-flood.ts";

/** The forms of the newsletter on three pages. */
export const addSubscriber = {
  page: addresses.newsletter,
  readForm: parseSignupForm,
  readJson: (body, { referer }) => parseSignupCall(body, signupPageOf(referer)),
  refusals: signupErrors,
  run: acceptSignup,
  next: () => "/newsletter/sent",
} satisfies Endpoint<SignupSubmission>;

/** A parsed signup and how it arrived. */
export interface SignupSubmission extends IdempotencySource {
  signup: ParsedSignup;
}

type SignupContext = Pick<EndpointContext, "store" | "now" | "messageIdDomain"> &
  Partial<Pick<EndpointContext, "afterCommit">>;

/**
 * Stores the signup with its page and consent wording, and queues a confirmation email. Only that email's renderer
 * checks whether the address is on the list, so neither the response nor its timing reveals this.
 */
async function acceptSignup(submission: SignupSubmission, context: SignupContext): Promise<Answer> {
  const { idempotencyKey } = submission;
  const problem = idempotencyKey === null ? null : keyProblem(idempotencyKey);
  if (problem !== null) return { ok: false, error: invalidSignup(problem) };
  const { answer, stored } = await context.store.transaction((transaction) =>
    keep(transaction, submission, context),
  );
  if (stored !== undefined) context.afterCommit?.(stored.id, stored.isQuarantined);
  return answer;
}

async function keep(
  transaction: Transaction<Schema>,
  submission: SignupSubmission,
  { now, messageIdDomain }: SignupContext,
): Promise<{ answer: Answer; stored?: { id: string; isQuarantined: boolean } }> {
  const { signup } = submission;
  const asked = now();
  const wait = await waitForAll(transaction, asked);
  if (wait > 0)
    return { answer: { ok: false, error: signupErrors.flooded, retryAfterSeconds: Math.ceil(wait / 1000) } };
  const key = keyOf(submission, signupContent(signup));
  if (key !== null) {
    const fingerprint = signupFingerprint(signup);
    const claimed = await claimKey(transaction, { call: "addSubscriber", fingerprint, now: asked, ...key });
    if (claimed === "taken") return { answer: { ok: false, error: invalidSignup(keyTaken) } };
    if (claimed === "repeated") return { answer: { ok: true } };
  }
  const id = randomUUID();
  const reasons = signupSpamReasons(signup);
  await transaction
    .insertInto("subscriptions")
    .values({
      id,
      address: signup.address,
      address_key: addressKey(signup.address),
      mailbox: mailboxOf(signup.address),
      page: signup.page,
      consent_version: newsletter.consent.version,
      consent_wording: newsletter.consent.wording,
      asked_at: asked,
      held: reasons,
      confirmed_at: null,
      left_at: null,
    })
    .execute();
  const isQuarantined = reasons !== null;
  if (!isQuarantined) {
    await enqueue(transaction, { kind: "confirmation", subjectId: id, now: asked, messageIdDomain });
  }
  return { answer: { ok: true }, stored: { id, isQuarantined } };
}

/** Returns what identifies a repeated form. If autofill filled in the honeypot, the person's second attempt is new. */
export function signupContent(signup: Pick<ParsedSignup, "address" | "honeypot">): string {
  return `${signup.honeypot}:${signupFingerprint(signup)}`;
}

/** Returns a hash that identifies repeated signups. The stored hash is deleted when the address is erased. */
export function signupFingerprint({ address }: { address: string }): string {
  return createHash("sha256").update(address).digest("hex");
}
