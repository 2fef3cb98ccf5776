import { z } from "zod";
import { type CallError, invalidCall, invalidFields } from "../../contract/call-error.ts";
import { parseAddress, plainAddress } from "../../contract/email-address.ts";
import {
  type Entry,
  joinEntries,
  noEmail,
  noName,
  type ParsedEnquiry,
  parseEmail,
  parseMessage,
  parseName,
} from "../../contract/typed-entries.ts";
import type { Parsed } from "../endpoint.ts";

/** Parses the body of a `sendContactEmail` request, which may be any JSON value. */
export function parseContactCall(body: unknown): Parsed<{ enquiry: ParsedEnquiry }> {
  const call = contactCall.safeParse(body);
  if (!call.success) return refuse(invalidCall(contactShape));
  const { from, email, text } = call.data;
  return parseEnquiry({ from, address: email, text }, "Email");
}

/** Parses the body of a `sendEmail` request. The endpoint checks `to`. */
export function parseEmailCall(body: unknown): Parsed<{ enquiry: ParsedEnquiry; to: string }> {
  const call = emailCall.safeParse(body);
  if (!call.success) return refuse(invalidCall(emailShape));
  const { to, from, replyTo, text } = call.data;
  const parsed = parseEnquiry({ from, address: replyTo, text }, "replyTo");
  return parsed.ok ? { ...parsed, to } : parsed;
}

const contactCall = z.strictObject({ from: z.unknown(), email: z.unknown(), text: z.unknown() });
const contactShape = "Send a JSON object with the strings from, email and text, and nothing else.";

const emailCall = z.strictObject({
  to: z.string(),
  from: z.unknown(),
  replyTo: z.unknown(),
  subject: z.literal("Contact Form"),
  text: z.unknown(),
});
const emailShape =
  'Send a JSON object with the strings to, from, replyTo, subject ("Contact Form") and text, and nothing else.';

/** Parses the fields that a visitor can correct. @param label how errors name the field with the address */
function parseEnquiry(
  { from, address, text }: { from: unknown; address: unknown; text: unknown },
  label: "Email" | "replyTo",
): Parsed<{ enquiry: ParsedEnquiry }> {
  const sender = parseSender(from);
  const email = typeof address === "string" ? parseEmail(address) : wrong(noEmail);
  const message = typeof text === "string" ? parseMessage(text) : wrong(noMessage);
  const joined = joinEntries(sender.name, email, message);
  if (!joined.ok) return refuse(invalidFields(joined.fields));
  const named = parseAddress(sender.address);
  // Otherwise an email could show one address while replies go to the other.
  if (named.ok && named.address === joined.enquiry.email) return joined;
  const fullname = `Full Name: the address in angle brackets must match the one in ${label}.`;
  return refuse(invalidFields({ fullname }));
}

/** Parses "Full Name <name@example.org>". Does not validate the address. */
function parseSender(from: unknown): { name: Entry<string>; address: string } {
  if (typeof from !== "string") return { name: wrong(noName), address: "" };
  const [, written = "", address] = /^(.*)<([^<]*)>$/s.exec(from.trimEnd()) ?? [];
  if (address === undefined) return { name: wrong(noAddressWithName), address: "" };
  return { name: parseName(written, ` <${plainAddress(address)}>`), address };
}

const noAddressWithName = "Full Name: write it with the address, like Full Name <name@example.org>.";
const noMessage = "Project Details: send the field, even if it is empty.";

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

function refuse(error: CallError): { ok: false; error: CallError } {
  return { ok: false, error };
}
