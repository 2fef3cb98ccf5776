import type { CallError } from "./call-error.ts";
import { type IntakeAnswer, type IntakeContext, type Submission, takeEnquiry } from "./enquiry-intake.ts";

/**
 * The call `sendEmail`: an enquiry like any other, and only to `contactTo`, the site's own contact address.
 * The site is no open relay.
 */
export async function sendEmail(
  submission: Submission & { to: string },
  context: IntakeContext & { contactTo: string },
): Promise<IntakeAnswer> {
  if (submission.to.toLowerCase() !== context.contactTo.toLowerCase()) return { ok: false, error: notOurs };
  return takeEnquiry("sendEmail", submission, context);
}

const notOurs: CallError = {
  type: "forbidden",
  message: "This site sends mail to nobody but us.",
  details: "Leave the field to as the site's own contact address.",
};
