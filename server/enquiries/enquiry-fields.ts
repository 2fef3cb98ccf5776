import { z } from "zod";
import { type CallError, type FieldErrors, invalidCall, invalidFields } from "../../contract/call-error.ts";
import type { ContactField } from "../../contract/contact-fields.ts";
import { enquiryLimits } from "../../contract/field-limits.ts";
import { parseAddress, plainAddress } from "../mail/address.ts";

/** A parsed enquiry, in the same form for JSON requests and forms. It is safe to store and to put into an email. */
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

const noName = "Full Name: please enter your name.";

/** Parses a name. Refuses line breaks. */
export const nameField = z.string(noName).transform((text, context) => nameOf(text, "", context));

/** Parses "Full Name <name@example.org>". Does not validate the address; compare it using {@link isSameAddress}. */
export const fromField = z.string(noName).transform((text, context) => {
  const [, written = "", address] = /^(.*)<([^<]*)>$/s.exec(text.trim()) ?? [];
  if (address === undefined) {
    return refuse(context, "Full Name: write it with the address, like Full Name <name@example.org>.");
  }
  return { name: nameOf(written, ` <${plainAddress(address)}>`, context), address };
});

export const emailField = z.string("Email: please enter your address.").transform((text, context) => {
  const address = plainAddress(text);
  if (address === "") return refuse(context, "Email: please enter your address.");
  if (address.length > enquiryLimits.email) {
    return refuse(context, `Email: use at most ${enquiryLimits.email} characters.`);
  }
  const parsed = parseAddress(address);
  return parsed.ok ? parsed : refuse(context, `Email: ${parsed.reason}.`);
});

export const textField = z
  .string("Project Details: send the field, even if it is empty.")
  .transform((text, context) => {
    const message = pastedText(text);
    if (message.length > enquiryLimits.text) {
      const most = enquiryLimits.text.toLocaleString("en-AU");
      const found = message.length.toLocaleString("en-AU");
      return refuse(context, `Project Details: use at most ${most} characters; it has ${found}.`);
    }
    return message;
  });

/** Whether `named` and `parsed` are the same address. If not, an email could show one while replies go to the other. */
export function isSameAddress(named: string, parsed: string): boolean {
  const address = parseAddress(named);
  return address.ok && address.address === parsed;
}

/** Converts line breaks to LF; removes control characters, terminal escape sequences and lone surrogates. */
export function pastedText(text: string): string {
  return text
    .replace(terminalCodes, "")
    .replace(/\r\n|[\r\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "");
}

/** Returns an error for visitors or, if no form field is at fault, one that tells programmers the expected `shape`. */
export function callErrorOf(
  error: z.ZodError,
  fieldOf: Readonly<Record<string, ContactField>>,
  shape: string,
): CallError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = fieldOf[String(issue.path[0])];
    if (!field) return invalidCall(shape);
    fields[field] ??= issue.message;
  }
  return invalidFields(fields);
}

/** Normalizes pasted text to a single line. */
function pastedLine(text: string): string {
  return pastedText(text)
    .replace(/[\t\n]+/g, " ")
    .trim();
}

/**
 * Terminal escape sequences (ECMA-48, 5.3 to 5.6). Node's `stripVTControlCharacters` takes half a second for 64 KiB of
 * them, and also removes a letter that follows an escape character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to match them
const terminalCodes = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]+[0-~])/g;

function nameOf(written: string, address: string, context: z.RefinementCtx): string {
  if (/[\r\n]/.test(written)) return refuse(context, "Full Name: write it on one line.");
  const name = pastedLine(written);
  if (name.length + address.length > enquiryLimits.from) {
    const most = enquiryLimits.from;
    return refuse(context, `Full Name: use at most ${most} characters, including the address.`);
  }
  return visible.test(name) ? name : refuse(context, noName);
}

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}
