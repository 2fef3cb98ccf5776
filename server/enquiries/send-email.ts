import type { CallError } from "../../contract/call-error.ts";
import { site } from "../../site.config.ts";
import { acceptEnquiry, type IntakeAnswer, type IntakeContext, type Submission } from "./intake.ts";

/**
 * Handles the call `sendEmail`. `to` must be `contactTo` or the site's published address. Every enquiry goes to
 * `contactTo`, so the site cannot be used to send email to anyone else.
 */
export async function sendEmail(
  submission: Submission & { to: string },
  context: IntakeContext & { contactTo: string },
): Promise<IntakeAnswer> {
  const ours = [context.contactTo, site.email].map((address) => address.toLowerCase());
  if (!ours.includes(submission.to.toLowerCase())) return { ok: false, error: notOurs };
  return acceptEnquiry("sendEmail", submission, context);
}

const notOurs: CallError = {
  type: "forbidden",
  message: "This site sends email only to us.",
  details: "Use the site's own contact address in the to field.",
};
