import { addresses } from "../../contract/addresses.ts";
import type { CallError } from "../../contract/call-error.ts";
import { site } from "../../site.config.ts";
import type { Answer, Endpoint } from "../endpoint.ts";
import { parseEmailCall } from "./parse-enquiry.ts";
import { enquiryRefusals } from "./refusals.ts";
import {
  acceptEnquiry,
  type IntakeContext,
  parseContactForm,
  type Submission,
} from "./send-contact-email.ts";

/** The form of the support page. */
export const sendEmail = {
  page: addresses.support,
  readForm: (fields) => ({ ...parseContactForm(fields), to: site.email }),
  readJson: parseEmailCall,
  refusals: enquiryRefusals,
  run: sendToUs,
  next: () => "/contact/sent",
} satisfies Endpoint<Submission & { to: string }>;

/**
 * `to` must be `contactTo` or the site's published address. Every enquiry goes to `contactTo`, so the site cannot be
 * used to send email to anyone else.
 */
async function sendToUs(
  submission: Submission & { to: string },
  context: IntakeContext & { contactTo: string },
): Promise<Answer> {
  const ours = [context.contactTo, site.email].map((address) => address.toLowerCase());
  if (!ours.includes(submission.to.toLowerCase())) return { ok: false, error: notOurs };
  return acceptEnquiry("sendEmail", submission, context);
}

const notOurs: CallError = {
  type: "forbidden",
  message: "This site sends email only to us.",
  details: "Use the site's own contact address in the to field.",
};
