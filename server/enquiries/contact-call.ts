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

/** Parses the payload of the call `sendContactEmail`; `body` is whatever the caller's JSON held. */
export function parseContactCall(body: unknown): EnquiryParse {
  const parsed = contactCall.safeParse(body);
  if (!parsed.success) return { ok: false, error: callErrorOf(parsed.error, fieldOf, shape) };
  const { from, email, text } = parsed.data;
  return {
    ok: true,
    enquiry: { name: from.name, email: email.address, asciiEmail: email.ascii, message: text },
  };
}

const contactCall = z
  .strictObject({ from: fromField, email: emailField, text: textField })
  .superRefine(({ from, email }, context) => {
    if (isSameAddress(from.address, email.address)) return;
    const message = "Full Name: the address in angle brackets must be the one in Email.";
    context.addIssue({ code: "custom", path: ["from"], message });
  });

const fieldOf: Readonly<Record<string, ContactField>> = {
  from: "fullname",
  email: "emailAddress",
  text: "msg",
};
const shape = "Send a JSON object with the texts from, email and text, and nothing else.";
