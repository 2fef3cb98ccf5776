import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { addresses } from "../../contract/addresses.ts";
import { invalidCall, invalidFields, unreadForm } from "../../contract/call-error.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import {
  joinEntries,
  type ParsedEnquiry,
  parseEmail,
  parseMessage,
  parseName,
} from "../../contract/typed-entries.ts";
import type { Answer, Endpoint, EndpointContext, Parsed, RequestMeta } from "../endpoint.ts";
import { failpoint } from "../failpoint.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { quarantineReasons } from "../quarantine/quarantine-reasons.ts";
import { textFingerprint } from "../quarantine/spam-text.ts";
import { claimKey, keyOf, keyProblem, keyTaken } from "../store/idempotency.ts";
import type { EnquiryCall, Schema } from "../store/schema.ts";
import { parseContactCall } from "./parse-enquiry.ts";
import { enquiryRefusals } from "./refusals.ts";

/** The form of the contact page. */
export const sendContactEmail = {
  page: addresses.contact,
  readForm: parseContactForm,
  readJson: parseContactCall,
  refusals: enquiryRefusals,
  run: (submission: Submission, context: IntakeContext) =>
    acceptEnquiry("sendContactEmail", submission, context),
  next: () => "/contact/sent",
} satisfies Endpoint<Submission>;

/** Parses a posted form. `error.fields` has the errors that a visitor can correct. */
export function parseContactForm(
  fields: Readonly<Record<string, string>>,
): Parsed<{ enquiry: ParsedEnquiry; honeypot: boolean }> {
  const form = contactForm.safeParse(fields);
  if (!form.success) return { ok: false, error: unreadForm };
  const { fullname, emailAddress, msg, [honeypotField]: trapped } = form.data;
  const joined = joinEntries(parseName(fullname), parseEmail(emailAddress), parseMessage(msg));
  if (!joined.ok) return { ok: false, error: invalidFields(joined.fields) };
  return { ...joined, honeypot: trapped !== "" };
}

const contactForm = z.strictObject({
  fullname: z.string(),
  emailAddress: z.string(),
  msg: z.string(),
  [honeypotField]: z.string().default(""),
});

/** A parsed enquiry and how it arrived. */
export interface Submission extends RequestMeta {
  enquiry: ParsedEnquiry;
  /** Whether the hidden spam-trap field was filled in. */
  honeypot?: boolean;
}

/** By default visitors get no receipt. */
export type IntakeContext = Pick<EndpointContext, "store" | "now" | "messageIdDomain"> &
  Pick<EndpointContext, "enquiryEmailsPerHour"> &
  Partial<Pick<EndpointContext, "afterCommit" | "receipts">>;

/**
 * Stores an enquiry. The result is `ok` once the enquiry and its email are committed, either now or by an earlier
 * request with the same key. A quarantined enquiry is stored without an email but gets the same result.
 */
export async function acceptEnquiry(
  call: EnquiryCall,
  submission: Submission,
  context: IntakeContext,
): Promise<Answer> {
  const { idempotencyKey } = submission;
  const problem = idempotencyKey === null ? null : keyProblem(idempotencyKey);
  if (problem !== null) return { ok: false, error: invalidCall(problem) };
  failpoint("validated");
  const received = context.now();
  const kept = await context.store.transaction((tx) =>
    storeEnquiry(tx, call, { ...submission, received }, context),
  );
  failpoint("after-commit");
  if (kept.outcome === "taken") return { ok: false, error: invalidCall(keyTaken) };
  if (kept.outcome === "new") context.afterCommit?.(kept.id, kept.isQuarantined);
  return { ok: true };
}

/** Stores the enquiry with its emails, or in quarantine without them, unless its key has been used before. */
async function storeEnquiry(
  tx: Transaction<Schema>,
  call: EnquiryCall,
  submission: Submission & { received: number },
  context: IntakeContext,
): Promise<{ outcome: "new"; id: string; isQuarantined: boolean } | { outcome: "repeated" | "taken" }> {
  const { honeypot = false, pageAge, received } = submission;
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
    const mail = { subjectId: id, now: received, messageIdDomain: context.messageIdDomain };
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
