import { type Kysely, sql } from "kysely";
import type { Clock } from "../../clock.ts";
import { hourMs, minuteMs } from "../../durations.ts";
import type { EventLog } from "../../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Says in the log when mail doesn't go out, whatever the reason: once when the oldest has waited for too long, again
 * every hour, and when it is over.
 */
export function createLateMailWatch({ store, clock, log }: LateMailDependencies): PeriodicTask {
  let toldAt: number | null = null;

  async function look(): Promise<void> {
    const now = clock.now();
    const { undelivered, age } = await lateMails(store.db, now);
    if (age === null) {
      if (toldAt !== null) log.info({ undelivered }, "outbox: mail goes out again");
      toldAt = null;
    } else if (toldAt === null || now - toldAt >= hourMs) {
      log.error(
        { undelivered, oldestMinutes: Math.floor(age / minuteMs) },
        "outbox: mail does not go out; `npm run site -- status` says more",
      );
      toldAt = now;
    }
  }

  // The first after a wait: at a start the outbox needs a moment for what has piled up. A database that can't be read
  // is in the log by the outbox.
  return createPeriodicTask({ clock, everyMs: minuteMs, first: "after a wait" }, () =>
    look().catch(() => {}),
  );
}

export interface LateMailDependencies {
  store: Pick<Store, "db">;
  clock: Clock;
  log: EventLog<"info" | "error">;
}

/** What can go out does so within seconds; after this it is late. */
const longestWaitMs = 15 * minuteMs;

/**
 * How many mails are still to be delivered, and the age in milliseconds of the oldest that shows that mail does not go
 * out; null: it does. Any mail shows it that has been due for so long, and one to the owner that the mail server puts
 * off. One to a visitor that is put off shows nothing: strangers mistype their domains.
 */
export async function lateMails(
  db: Kysely<Schema>,
  now: number,
): Promise<{ undelivered: number; age: number | null }> {
  const latest = now - longestWaitMs;
  const { undelivered, oldest } = await db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("undelivered"),
      sql<number | null>`min(case when due_at < ${latest} or (
        kind in ('enquiry', 'notice') and attempts > 0 and created_at < ${latest}
      ) then created_at end)`.as("oldest"),
    ])
    // Written out, or the databases would not see that the index for open mails fits.
    .where(sql<boolean>`state in ('waiting', 'sending') and kind <> 'issue'`)
    .executeTakeFirstOrThrow();
  return { undelivered, age: oldest === null ? null : now - oldest };
}
