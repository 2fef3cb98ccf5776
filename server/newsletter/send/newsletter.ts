import type { Clock } from "../../clock.ts";
import { minuteMs } from "../../durations.ts";
import { type Notify, notifyByMail } from "../../mail/notices/notices.ts";
import { createOutbox, type Outbox, type OutboxDependencies } from "../../mail/outbox/outbox.ts";
import { createMailFolder, mailFolderIn } from "../../mail/transport/mail-folder.ts";
import { createSmtpTransport } from "../../mail/transport/smtp-transport.ts";
import type { EventLog } from "../../monitoring/log.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import { unsubscribeLink } from "../../subscribers/subscription-links.ts";
import { createSchedule, type ScheduleDependencies } from "../schedule/schedule.ts";
import { checkBeforeSend } from "./check-before-send.ts";
import { breakCircuit } from "./circuit-breaker.ts";
import { type IssueSender, readComposed } from "./frozen-mail.ts";
import { leaseIssue } from "./lease-issue.ts";
import type { Rate } from "./send-rate.ts";

/** Creates the tasks that send newsletter issues to subscribers. */
export function createNewsletter({ settings, ...rest }: NewsletterDependencies): PeriodicTask[] {
  const { siteUrl, newsletterSmtpUrl: smtpUrl, newsletterRate, dataDir, mailFrom } = settings;
  const shared = { ...rest, notify: notifyByMail({ now: rest.clock.now, mailFrom }) };
  return [
    createSchedule({ ...shared, sender: issueSender(settings) }),
    createIssueOutbox({
      ...shared,
      siteUrl,
      transport: smtpUrl === null ? createMailFolder(mailFolderIn(dataDir)) : createSmtpTransport(smtpUrl),
      rate: smtpUrl === null ? "unlimited" : newsletterRate,
    }),
  ];
}

/**
 * Creates a separate outbox for issues. It has its own connections, so that enquiry emails never queue behind an issue.
 * Each subscriber gets an issue at most once, within the rate limits, and not after leaving the list.
 */
export function createIssueOutbox({
  secret,
  siteUrl,
  rate,
  notify,
  times,
  ...rest
}: IssueOutboxDependencies): Outbox {
  const { store } = rest;
  return createOutbox({
    ...rest,
    render: issueRenderer(store, { secret, siteUrl }),
    lease: leaseIssue(rate),
    maySend: checkBeforeSend(store, rate === null || rate === "unlimited" ? null : rate.perSecond),
    onNotAccepted: async ({ issue }, state) => {
      if (issue === null || (state !== "refused" && state !== "in-doubt")) return;
      await store.transaction((tx) => breakCircuit(tx, { kind: store.kind, notify, thursday: issue }));
    },
    // Hanging deliveries count towards the limit on parallel ones for ten minutes, so that few emails end up in doubt.
    times: { pollMs: 2_000, overlapAfterMs: 0, hangingMs: 10 * minuteMs, ...times },
  });
}

/** Renders the frozen issue for one subscriber, unless they left the list. */
function issueRenderer(
  store: Store,
  signing: { siteUrl: string; secret: string },
): OutboxDependencies["render"] {
  return async ({ id, message_id: messageId }) => {
    const found = await store.db
      .selectFrom("outbox")
      .innerJoin("newsletter_issues", "newsletter_issues.thursday", "outbox.issue")
      .innerJoin("subscriptions", "subscriptions.id", "outbox.subject_id")
      .select(["composed", "address", "subject_id"])
      .where("outbox.id", "=", id)
      .where("left_at", "is", null)
      .executeTakeFirst();
    if (!found?.composed) return { unneeded: true };
    const unsubscribe = unsubscribeLink(found.subject_id, signing);
    return readComposed(found.composed, { to: found.address, messageId, unsubscribe });
  };
}

export interface IssueOutboxDependencies
  extends Pick<OutboxDependencies, "store" | "clock" | "transport" | "log" | "times"> {
  /** Signs the unsubscribe links. */
  secret: string;
  siteUrl: string;
  rate: Rate | null | "unlimited";
  notify: Notify;
}

interface NewsletterDependencies
  extends Pick<ScheduleDependencies, "editions" | "brokenIssues" | "publish" | "serverStart"> {
  store: Store;
  settings: Settings;
  secret: string;
  clock: Clock;
  log: EventLog<"info" | "warn" | "error">;
}

export function issueSender(settings: Settings): IssueSender {
  const { siteUrl, newsletterFrom: from, contactTo: replyTo, newsletterHeaders: headers } = settings;
  return { siteUrl, from, replyTo, headers };
}
