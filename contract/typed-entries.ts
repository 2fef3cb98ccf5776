import type { FieldErrors } from "./call-error.ts";
import type { ContactField } from "./contact-fields.ts";
import { parseAddress, plainAddress } from "./email-address.ts";
import { enquiryLimits } from "./field-limits.ts";

/** A parsed entry, or what its visitor has to change. Browser and server parse with the same functions. */
export type Entry<Value> = { ok: true; value: Value } | { ok: false; problem: string };

export const noName = "Full Name: please enter your name.";
export const noEmail = "Email: please enter your address.";

/** Parses a name. Refuses line breaks. @param address what is sent after the name and counts towards its limit */
export function parseName(typed: string, address = ""): Entry<string> {
  if (/[\r\n]/.test(typed)) return refuse("Full Name: write it on one line.");
  const value = pastedText(typed)
    .replace(/[\t\n]+/g, " ")
    .trim();
  if (value.length + address.length > enquiryLimits.from) {
    return refuse(`Full Name: use at most ${enquiryLimits.from} characters, including the address.`);
  }
  return visible.test(value) ? { ok: true, value } : refuse(noName);
}

export function parseEmail(typed: string): Entry<{ address: string; ascii: boolean }> {
  const address = plainAddress(typed);
  if (address === "") return refuse(noEmail);
  if (address.length > enquiryLimits.email) {
    return refuse(`Email: use at most ${enquiryLimits.email} characters.`);
  }
  const parsed = parseAddress(address);
  return parsed.ok ? { ok: true, value: parsed } : refuse(`Email: ${parsed.reason}.`);
}

export function parseMessage(typed: string): Entry<string> {
  const value = pastedText(typed);
  if (value.length <= enquiryLimits.text) return { ok: true, value };
  const [most, found] = [enquiryLimits.text, value.length].map((count) => count.toLocaleString("en-AU"));
  return refuse(`Project Details: use at most ${most} characters; it has ${found}.`);
}

/** An enquiry, in the same form for JSON requests and forms. It is safe to store and to put into an email. */
export interface ParsedEnquiry {
  /** The name on one line. */
  name: string;
  /** The address as returned by {@link parseAddress}. */
  email: string;
  /** False if a reply needs SMTPUTF8 (RFC 6531). */
  asciiEmail: boolean;
  /** The message, which may be empty. Its lines end in LF. */
  message: string;
}

/** Joins the entries of an enquiry, or the problems of those that have one. */
export function joinEntries(
  fullname: ReturnType<typeof parseName>,
  emailAddress: ReturnType<typeof parseEmail>,
  msg: ReturnType<typeof parseMessage>,
): { ok: true; enquiry: ParsedEnquiry } | { ok: false; fields: FieldErrors } {
  if (fullname.ok && emailAddress.ok && msg.ok) {
    const { address, ascii } = emailAddress.value;
    const enquiry = { name: fullname.value, email: address, asciiEmail: ascii, message: msg.value };
    return { ok: true, enquiry };
  }
  const fields: FieldErrors = {};
  for (const [field, entry] of Object.entries({ fullname, emailAddress, msg }))
    if (!entry.ok) fields[field as ContactField] = entry.problem;
  return { ok: false, fields };
}

/** Parses the address in a signup form, whose only field has no label in front of its error. */
export function parseSignupEmail(typed: string): Entry<string> {
  if (plainAddress(typed) === "") return refuse("The email field is empty.");
  const parsed = parseAddress(typed);
  if (parsed.ok) return { ok: true, value: parsed.address };
  const [first = "", ...rest] = parsed.reason;
  return refuse(`${first.toUpperCase()}${rest.join("")}.`);
}

/** Converts line breaks to LF; removes control characters, terminal escape sequences and lone surrogates. */
export function pastedText(text: string): string {
  return text
    .replace(terminalCodes, "")
    .replace(/\r\n|[\r\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "");
}

/**
 * Terminal escape sequences (ECMA-48, 5.3 to 5.6). Node's `stripVTControlCharacters` takes half a second for 64 KiB of
 * them, and also removes a letter that follows an escape character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to match them
const terminalCodes = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]+[0-~])/g;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}
