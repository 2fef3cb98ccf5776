import { type IntakeAnswer, type IntakeContext, type Submission, takeEnquiry } from "./intake.ts";

/** The call `sendContactEmail`, for its JSON and for the contact form alike. */
export async function sendContactEmail(
  submission: Submission,
  context: IntakeContext,
): Promise<IntakeAnswer> {
  return takeEnquiry("sendContactEmail", submission, context);
}
