import type { Clock } from "../clock.ts";
import { type DueTime, lastDue } from "../daytime.ts";
import { remindOfUnanswered } from "../enquiries/answers/reminders.ts";
import { type Notify, notifyByMail, notifyOnce } from "../mail/notices/notices.ts";
import type { EventLog } from "../monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import { madeAt } from "../store/migrate.ts";
import type { Store } from "../store/store.ts";
import { reasonOf } from "../store/unavailable.ts";
import { sendDigests } from "./digest/send-digests.ts";

/** Emails the owner the weekly report, digests of the quarantine, and reminders of unanswered enquiries. */
export function createOwnerSchedule({
  store,
  clock,
  mailFrom,
  log,
  everyMs = 60_000,
}: OwnerScheduleDependencies): PeriodicTask {
  const notify = notifyByMail({ now: clock.now, mailFrom });

  async function round(): Promise<void> {
    const now = clock.now();
    await sendWeeklyReport(store, notify, now);
    await sendDigests(store, notify, now);
    await remindOfUnanswered(store, notify, now);
  }

  const failed = (error: unknown) =>
    log.error({ error: reasonOf(error) }, "notices: an email to the owner wasn't queued, trying again");
  return createPeriodicTask({ clock, everyMs, first: "at once", failed }, round);
}

interface OwnerScheduleDependencies {
  store: Store;
  clock: Clock;
  mailFrom: string;
  everyMs?: number;
  log: EventLog<"error">;
}

/** If no server runs between these times, the week's report is skipped. The owner can tell that it is missing. */
export const reportTimes: readonly DueTime[] = [{ weekday: 1, time: "08:00", until: "21:00" }];

/** Sends the weekly report each Monday at 08:00, only once however many servers run, and even for an empty week. */
async function sendWeeklyReport(store: Store, notify: Notify, now: number): Promise<void> {
  const { day, at, until } = lastDue(now, reportTimes);
  // A site set up after the report was due has nothing to report yet.
  if (now >= until || (await madeAt(store.db)) >= at) return;
  await store.transaction((tx) => notifyOnce(tx, notify, { kind: "weekly-report", about: day }));
}
