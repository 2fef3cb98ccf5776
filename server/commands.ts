import type { Logger } from "pino";
import type { CallError } from "../contract/call-error.ts";
import type { OwnerAction } from "../contract/owner-actions.ts";
import { acceptEnquiry, type Submission } from "./enquiries/intake.ts";
import { sendEmail } from "./enquiries/send-email.ts";
import type { Edition } from "./newsletter/schedule/freeze-issue.ts";
import { pressActionLink } from "./owner/actions/press-action-link.ts";
import type { Settings } from "./settings.ts";
import type { Readiness } from "./store/readiness.ts";
import type { Store } from "./store/store.ts";
import { addSubscriber, type SignupSubmission } from "./subscribers/add-subscriber.ts";
import { confirmSubscription, unsubscribe } from "./subscribers/confirm-and-unsubscribe.ts";
import { signupErrors } from "./subscribers/signup-errors.ts";

/** Creates the commands behind the API calls and forms. Commands that may queue an email wake the outbox. */
export function createCommands(dependencies: CommandDependencies) {
  const { settings, outbox, readiness, log, ...rest } = dependencies;
  const context = {
    ...rest,
    ...settings,
    secrets: [rest.secret, ...(settings.secretBefore ? [settings.secretBefore] : [])],
    afterCommit: (id: string, isQuarantined: boolean) => {
      readiness.stored();
      // Logs only the id, nothing about the sender or the message.
      if (isQuarantined) log.warn({ id }, "quarantine: held until the owner decides");
    },
  };
  const thenWake = async <Answer extends { ok: true } | { ok: false; error: CallError }>(
    work: Promise<Answer>,
  ) => {
    // A thrown error counts as a refusal too, because nothing was stored.
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
    sendContactEmail: (submission: Submission) =>
      thenWake(acceptEnquiry("sendContactEmail", submission, context)),
    sendEmail: (submission: Submission & { to: string }) => thenWake(sendEmail(submission, context)),
    addSubscriber: (submission: SignupSubmission) => thenWake(addSubscriber(submission, context)),
    confirmSubscription: (token: string) => thenWake(confirmSubscription(token, context)),
    unsubscribe: (token: string) => unsubscribe(token, context),
    pressActionLink: (action: OwnerAction, token: string) =>
      thenWake(pressActionLink(action, token, context)),
  };
}

export type Commands = ReturnType<typeof createCommands>;

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
  now: () => number;
  outbox: { wake(): void };
  /** The commands report here whether they could store their data. */
  readiness: Pick<Readiness, "refused" | "stored">;
  log: Pick<Logger, "warn">;
}
