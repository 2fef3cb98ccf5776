import type { IntakeAnswer, Submission } from "../../enquiries/intake.ts";
import type { SignupAnswer, SignupSubmission } from "../../subscribers/add-subscriber.ts";
import type { LinkAnswer } from "../../subscribers/list-changes.ts";

/** The rules behind the calls and the forms, with the outbox woken after what causes a mail. */
export interface Commands {
  sendContactEmail(submission: Submission): Promise<IntakeAnswer>;
  sendEmail(submission: Submission & { to: string }): Promise<IntakeAnswer>;
  addSubscriber(submission: SignupSubmission): Promise<SignupAnswer>;
  confirmSubscription(token: string): Promise<LinkAnswer>;
  leaveList(token: string): Promise<LinkAnswer>;
}
