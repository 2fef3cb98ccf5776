import { z } from "zod";
import { invalidCall } from "../../contract/call-error.ts";
import { contactFields } from "../../contract/contact-fields.ts";
import { proofField } from "../../contract/proof-forms.ts";
import { parseContactCall } from "./contact-call.ts";
import type { EnquiryParse } from "./enquiry-fields.ts";

export type ContactFormParse =
  | (Extract<EnquiryParse, { ok: true }> & { honeypot: boolean; proofOfWork: string })
  | Extract<EnquiryParse, { ok: false }>;

/**
 * Parses the contact form as a browser posts it (urlencoded, read into one value per name) by making it the
 * payload of `sendContactEmail`. What a person can correct is in `error.fields`.
 */
export function parseContactForm(body: unknown): ContactFormParse {
  const form = contactForm.safeParse(body);
  if (!form.success) {
    return { ok: false, error: invalidCall("Please reload the page, fill in the form and send it again.") };
  }
  const email = form.data[contactFields.email].replace(/^ +| +$/g, "");
  const from = `${form.data[contactFields.name]} <${email}>`;
  const parsed = parseContactCall({ from, email, text: form.data[contactFields.message] });
  if (!parsed.ok) return parsed;
  const { [contactFields.honeypot]: trapped, [proofField]: proofOfWork } = form.data;
  return { ...parsed, honeypot: trapped !== "", proofOfWork };
}

const contactForm = z.strictObject({
  [contactFields.name]: z.string(),
  [contactFields.email]: z.string(),
  [contactFields.message]: z.string(),
  [contactFields.honeypot]: z.string().default(""),
  [proofField]: z.string().default(""),
});
