import type { Clock } from "../../clock.ts";
import { notifyByMail } from "../../mail/notices/notices.ts";
import { mailFolderIn } from "../../mail/transport/mail-folder.ts";
import type { EventLog } from "../../monitoring/event-log.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import type { Edition } from "../schedule/freeze-issue.ts";
import { createSchedule, type ScheduleDependencies } from "../schedule/schedule.ts";
import { folderConnections, smtpConnections } from "./connection.ts";
import type { IssueSender } from "./frozen-mail.ts";
import { createSender } from "./sender.ts";

/** Everything that brings an issue to its subscribers. */
export function createNewsletter({
  store,
  settings,
  secret,
  clock,
  editions,
  show,
  began,
  log,
}: NewsletterDependencies): PeriodicTask[] {
  const { siteUrl, newsletterFrom: from, newsletterSmtpUrl: smtpUrl, newsletterRate, dataDir } = settings;
  const notify = notifyByMail({ now: clock.now, mailFrom: settings.mailFrom });
  const shared = { store, clock, notify, log };
  return [
    createSchedule({ ...shared, editions, sender: issueSender(settings), show, began }),
    createSender({
      ...shared,
      secret,
      siteUrl,
      from,
      open: smtpUrl === null ? folderConnections(mailFolderIn(dataDir)) : smtpConnections(smtpUrl),
      rate: smtpUrl === null ? "unlimited" : newsletterRate,
    }),
  ];
}

interface NewsletterDependencies extends Pick<ScheduleDependencies, "show" | "began"> {
  store: Store;
  settings: Settings;
  /** Signs the links to leave. */
  secret: string;
  clock: Clock;
  editions: readonly Edition[];
  log: EventLog<"info" | "warn" | "error">;
}

export function issueSender(settings: Settings): IssueSender {
  const { siteUrl, newsletterFrom: from, contactTo: replyTo, newsletterHeaders: headers } = settings;
  return { siteUrl, from, replyTo, headers };
}
