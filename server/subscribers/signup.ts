import { z } from "zod";
import { addresses } from "../../contract/addresses.ts";
import { type CallError, invalidAddress } from "../../contract/call-error.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import { parseSignupEmail } from "../../contract/typed-entries.ts";
import type { Parsed } from "../endpoint.ts";
import type { SubscriptionPage } from "../store/schema.ts";

/** A parsed signup, in the same form for JSON requests and forms. */
export interface ParsedSignup {
  /** The result of {@link parseSignupEmail}. */
  address: string;
  page: SubscriptionPage;
  /** Whether the hidden spam-trap field was filled in. */
  honeypot: boolean;
}

type SignupParse = Parsed<{ signup: ParsedSignup }>;

/** Parses the body of an `addSubscriber` request; `body` is any JSON value. */
export function parseSignupCall(body: unknown, page: SubscriptionPage): SignupParse {
  const call = signupCall.safeParse(body);
  if (!call.success) return { ok: false, error: invalidSignup(shape) };
  return signupOf(call.data.emailaddress, page, false);
}

/** Parses a signup form that a browser posted (one value for each field name). */
export function parseSignupForm(body: unknown): SignupParse {
  const form = signupForm.safeParse(body);
  if (!form.success) return { ok: false, error: invalidSignup(reload) };
  const { emailaddress, page, [honeypotField]: trapped } = form.data;
  return signupOf(emailaddress, page, trapped !== "");
}

/** Returns the page whose signup form sent the request, by its Referer header, which a program can set to anything. */
export function signupPageOf(referer: string | undefined): SubscriptionPage {
  switch (URL.parse(referer ?? "")?.pathname) {
    case addresses.presentation:
      return "home";
    case addresses.about:
      return "about";
    case addresses.newsletter:
      return "newsletter";
    default:
      return "api";
  }
}

/** The error for a signup that violates the contract. */
export function invalidSignup(details: string): CallError {
  return { type: "invalid", message: "This signup could not be read.", details };
}

const list = z.literal("newsletter");
const signupCall = z.strictObject({ emailaddress: z.string(), list });
const signupForm = z.strictObject({
  emailaddress: z.string(),
  list,
  page: z.enum(["home", "about", "newsletter"]),
  [honeypotField]: z.string().default(""),
});

const reload = "Please reload the page, enter your address and send it again.";
const shape = 'Send a JSON object with the strings emailaddress and list ("newsletter"), and nothing else.';

function signupOf(text: string, page: SubscriptionPage, honeypot: boolean): SignupParse {
  const entry = parseSignupEmail(text);
  if (!entry.ok) return { ok: false, error: invalidAddress(entry.problem) };
  return { ok: true, signup: { address: entry.value, page, honeypot } };
}
