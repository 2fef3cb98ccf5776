import { z } from "zod";
import { type CallError, type FieldErrors, invalidCall, invalidFields } from "../../contract/call-error.ts";
import type { ContactField } from "../../contract/contact-fields.ts";
import { parseAddress, plainAddress } from "../../contract/email-address.ts";
import {
  type Entry,
  noEmail,
  noName,
  parseEmail,
  parseMessage,
  parseName,
} from "../../contract/typed-entries.ts";

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

export const nameField = z.string(noName).transform((text, context) => accepted(parseName(text), context));

/** Parses "Full Name <name@example.org>". Does not validate the address; compare it using {@link isSameAddress}. */
export const fromField = z.string(noName).transform((text, context) => {
  const [, written = "", address] = /^(.*)<([^<]*)>$/s.exec(text.trimEnd()) ?? [];
  if (address === undefined) {
    return refuse(context, "Full Name: write it with the address, like Full Name <name@example.org>.");
  }
  return { name: accepted(parseName(written, ` <${plainAddress(address)}>`), context), address };
});

export const emailField = z.string(noEmail).transform((text, context) => accepted(parseEmail(text), context));

export const textField = z
  .string("Project Details: send the field, even if it is empty.")
  .transform((text, context) => accepted(parseMessage(text), context));

/** Whether `named` and `parsed` are the same address. If not, an email could show one while replies go to the other. */
export function isSameAddress(named: string, parsed: string): boolean {
  const address = parseAddress(named);
  return address.ok && address.address === parsed;
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

function accepted<Value>(entry: Entry<Value>, context: z.RefinementCtx): Value {
  return entry.ok ? entry.value : refuse(context, entry.problem);
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}
