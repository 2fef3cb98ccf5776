import { z } from "zod";
import { type CallError, unreadForm } from "../../contract/call-error.ts";
import { type ContactField, contactFields } from "../../contract/contact-fields.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import {
  callErrorOf,
  emailField,
  fromField,
  isSameAddress,
  nameField,
  type ParsedEnquiry,
  textField,
} from "./enquiry-fields.ts";

/** Parses the body of a `sendContactEmail` request, which may be any JSON value. */
export function parseContactCall(body: unknown): Parse<{ enquiry: ParsedEnquiry }> {
  const parsed = contactCall.safeParse(body);
  if (!parsed.success) return { ok: false, error: callErrorOf(parsed.error, fieldOf, contactShape) };
  return { ok: true, enquiry: parsed.data };
}

/** Parses the body of a `sendEmail` request. {@link sendEmail} checks `to`. */
export function parseEmailCall(body: unknown): Parse<{ enquiry: ParsedEnquiry; to: string }> {
  const parsed = emailCall.safeParse(body);
  if (!parsed.success) return { ok: false, error: callErrorOf(parsed.error, fieldOf, emailShape) };
  const { to, ...enquiry } = parsed.data;
  return { ok: true, enquiry, to };
}

/** Parses a posted form (urlencoded, one value per name). `error.fields` has the errors that a visitor can correct. */
export function parseContactForm(body: unknown): Parse<ContactForm> {
  const form = contactForm.safeParse(body);
  if (!form.success) {
    // A visitor can correct an error in a field. Any other error means that the form was not one of the site's.
    const isOurs = form.error.issues.every(({ code }) => code === "custom");
    return { ok: false, error: isOurs ? callErrorOf(form.error, fieldOf, contactShape) : unreadForm };
  }
  const { fullname, emailAddress, msg, [honeypotField]: trapped } = form.data;
  return { ok: true, enquiry: enquiryOf(fullname, emailAddress, msg), honeypot: trapped !== "" };
}

type Parse<Parsed> = ({ ok: true } & Parsed) | { ok: false; error: CallError };

interface ContactForm {
  enquiry: ParsedEnquiry;
  honeypot: boolean;
}

const contactCall = z
  .strictObject({ from: fromField, email: emailField, text: textField })
  .superRefine(({ from, email }, context) => mustNameSame(from.address, email.address, "Email", context))
  .transform(({ from, email, text }) => enquiryOf(from.name, email, text));

const emailCall = z
  .strictObject({
    to: z.string(),
    from: fromField,
    replyTo: emailField,
    subject: z.literal("Contact Form"),
    text: textField,
  })
  .superRefine(({ from, replyTo }, context) =>
    mustNameSame(from.address, replyTo.address, "replyTo", context),
  )
  .transform(({ to, from, replyTo, text }) => ({ to, ...enquiryOf(from.name, replyTo, text) }));

const contactForm = z.strictObject({
  [contactFields.name]: nameField,
  [contactFields.email]: emailField,
  [contactFields.message]: textField,
  [honeypotField]: z.string().default(""),
});

function mustNameSame(named: string, parsed: string, field: "Email" | "replyTo", context: z.RefinementCtx) {
  if (isSameAddress(named, parsed)) return;
  const message = `Full Name: the address in angle brackets must match the one in ${field}.`;
  context.addIssue({ code: "custom", path: ["from"], message });
}

function enquiryOf(name: string, email: { address: string; ascii: boolean }, message: string): ParsedEnquiry {
  return { name, email: email.address, asciiEmail: email.ascii, message };
}

const fieldOf: Readonly<Record<string, ContactField>> = {
  fullname: "fullname",
  emailAddress: "emailAddress",
  msg: "msg",
  from: "fullname",
  email: "emailAddress",
  replyTo: "emailAddress",
  text: "msg",
};

const contactShape = "Send a JSON object with the strings from, email and text, and nothing else.";
const emailShape =
  'Send a JSON object with the strings to, from, replyTo, subject ("Contact Form") and text, and nothing else.';
