import { z } from "zod";
import type { ContactField } from "../../contract/contact-fields.ts";
import {
  callErrorOf,
  type EnquiryParse,
  emailField,
  fromField,
  isSameAddress,
  textField,
} from "./enquiry-fields.ts";

export type EmailCallParse =
  | (Extract<EnquiryParse, { ok: true }> & {
      /** Whom the caller wants to reach, as written; {@link sendEmail} decides. */
      to: string;
    })
  | Extract<EnquiryParse, { ok: false }>;

/** Parses the payload of the call `sendEmail`; `body` is whatever the caller's JSON held. */
export function parseEmailCall(body: unknown): EmailCallParse {
  const parsed = emailCall.safeParse(body);
  if (!parsed.success) return { ok: false, error: callErrorOf(parsed.error, fieldOf, shape) };
  const { to, from, replyTo, text } = parsed.data;
  const enquiry = { name: from.name, email: replyTo.address, asciiEmail: replyTo.ascii, message: text };
  return { ok: true, to, enquiry };
}

const emailCall = z
  .strictObject({
    to: z.string(),
    from: fromField,
    replyTo: emailField,
    subject: z.literal("Contact Form"),
    text: textField,
  })
  .superRefine(({ from, replyTo }, context) => {
    if (isSameAddress(from.address, replyTo.address)) return;
    const message = "Full Name: the address in angle brackets must be the one in replyTo.";
    context.addIssue({ code: "custom", path: ["from"], message });
  });

const fieldOf: Readonly<Record<string, ContactField>> = {
  from: "fullname",
  replyTo: "emailAddress",
  text: "msg",
};
const shape = 'Send the texts to, from, replyTo, subject ("Contact Form") and text, and nothing else.';
