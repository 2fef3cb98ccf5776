import type { Clock } from "../clock.ts";
import { remindOfUnanswered } from "../enquiries/answers/reminders.ts";
import { notifyByMail } from "../mail/notices/notices.ts";
import { nameOf } from "../monitoring/error-name.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Store } from "../store/store.ts";
import { tellOfQuarantine } from "./digest/tell-of-quarantine.ts";
import { tellOfWeek } from "./report/tell-weekly.ts";

/** Tells the owner by email what waits for a decision or an answer, each minute that has something to tell. */
export function createOwnerSchedule({
  store,
  clock,
  mailFrom,
  log,
  everyMs = 60_000,
}: OwnerScheduleDependencies): PeriodicTask {
  const notify = notifyByMail({ now: clock.now, mailFrom });

  async function round(): Promise<void> {
    try {
      const now = clock.now();
      await tellOfWeek(store, notify, now);
      await tellOfQuarantine(store, notify, now);
      await remindOfUnanswered(store, notify, now);
    } catch (error) {
      log.error({ error: nameOf(error) }, "notices: the owner could not be told, trying again");
    }
  }

  return createPeriodicTask({ clock, everyMs, first: "at once" }, round);
}

interface OwnerScheduleDependencies {
  store: Store;
  clock: Clock;
  mailFrom: string;
  /** Milliseconds between two looks. */
  everyMs?: number;
  log: EventLog<"error">;
}
