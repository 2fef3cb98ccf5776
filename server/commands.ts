import type { Logger } from "pino";
import type { CallError } from "../contract/call-error.ts";
import type { OwnerAction } from "../contract/owner-actions.ts";
import { type IntakeAnswer, type Submission, takeEnquiry } from "./enquiries/intake.ts";
import { sendEmail } from "./enquiries/send-email.ts";
import type { Edition } from "./newsletter/schedule/freeze-issue.ts";
import { type ActionAnswer, pressActionLink } from "./owner/actions/press-action-link.ts";
import type { Settings } from "./settings.ts";
import type { Readiness } from "./store/readiness.ts";
import type { Store } from "./store/store.ts";
import { addSubscriber, type SignupAnswer, type SignupSubmission } from "./subscribers/add-subscriber.ts";
import { confirmSubscription, type LinkAnswer, unsubscribe } from "./subscribers/list-changes.ts";
import { signupErrors } from "./subscribers/signup-errors.ts";

/** What each named call does once it is parsed; what causes a mail wakes the outbox. */
export function createCommands(dependencies: CommandDependencies): Commands {
  const { settings, outbox, readiness, log, ...rest } = dependencies;
  const { siteUrl, mailFrom, contactTo, secretBefore, dataDir, enquiryEmailsPerHour, receipts } = settings;
  const context = {
    ...rest,
    siteUrl,
    mailFrom,
    contactTo,
    dataDir,
    enquiryEmailsPerHour,
    receipts,
    secrets: [rest.secret, ...(secretBefore ? [secretBefore] : [])],
    onStored: (id: string, isHeld: boolean) => {
      readiness.stored();
      // Nothing of whom or what.
      if (isHeld) log.warn({ id }, "quarantine: held back, the owner decides");
    },
  };
  const thenWake = async <Answer extends { ok: true } | { ok: false; error: CallError }>(
    work: Promise<Answer>,
  ) => {
    // What throws is a fault of ours; nothing was stored all the same.
    const answer = await work.catch((error) => {
      readiness.refused();
      throw error;
    });
    if (answer.ok) {
      outbox.wake();
    } else if (answer.error.type === "unavailable" && answer.error !== signupErrors.flooded) {
      readiness.refused();
    }
    return answer;
  };
  return {
    sendContactEmail: (submission) => thenWake(takeEnquiry("sendContactEmail", submission, context)),
    sendEmail: (submission) => thenWake(sendEmail(submission, context)),
    addSubscriber: (submission) => thenWake(addSubscriber(submission, context)),
    confirmSubscription: (token) => thenWake(confirmSubscription(token, context)),
    unsubscribe: (token) => unsubscribe(token, context),
    pressActionLink: (action, token) => thenWake(pressActionLink(action, token, context)),
  };
}

export interface Commands {
  sendContactEmail(submission: Submission): Promise<IntakeAnswer>;
  sendEmail(submission: Submission & { to: string }): Promise<IntakeAnswer>;
  addSubscriber(submission: SignupSubmission): Promise<SignupAnswer>;
  confirmSubscription(token: string): Promise<LinkAnswer>;
  unsubscribe(token: string): Promise<LinkAnswer>;
  pressActionLink(action: OwnerAction, token: string): Promise<ActionAnswer>;
}

type CommandSettings =
  | "siteUrl"
  | "mailFrom"
  | "contactTo"
  | "secretBefore"
  | "dataDir"
  | "enquiryEmailsPerHour"
  | "receipts";

interface CommandDependencies {
  store: Store;
  settings: Pick<Settings, CommandSettings>;
  secret: string;
  /** The newsletter's issues in this build. */
  editions: readonly Edition[];
  /** Milliseconds since 1970. */
  now: () => number;
  outbox: { wake(): void };
  /** Hears whether something could be stored. */
  readiness: Pick<Readiness, "refused" | "stored">;
  log: Pick<Logger, "warn">;
}
