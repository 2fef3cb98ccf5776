import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import type { Store } from "../../store/store.ts";

/**
 * Says in the log when mail doesn't go out, whatever the reason: once when the oldest has waited for too long, again
 * every hour, and when it is over. What can go out does so within seconds.
 */
export function createLateMailWatch({ store, clock, log }: LateMailDependencies): PeriodicTask {
  let toldAt: number | null = null;

  async function look(): Promise<void> {
    const { undelivered, oldest } = await undeliveredMails(store);
    const now = clock.now();
    const age = oldest === null ? 0 : now - oldest;
    if (age <= lateMail) {
      if (toldAt !== null) log.info({ undelivered }, "outbox: mail goes out again");
      toldAt = null;
    } else if (toldAt === null || now - toldAt >= 60 * minute) {
      log.error(
        { undelivered, oldestMinutes: Math.floor(age / minute) },
        "outbox: mail does not go out; `npm run site -- status` says more",
      );
      toldAt = now;
    }
  }

  // The first after a wait: at a start the outbox needs a moment for what has piled up. A database that can't be read
  // is in the log by the outbox.
  return createPeriodicTask({ clock, every: minute, first: "after a wait" }, () => look().catch(() => {}));
}

export interface LateMailDependencies {
  store: Pick<Store, "db">;
  clock: Clock;
  /** pino's manner. */
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
}

const minute = 60_000;
/** What can go out does so within seconds; after this it is late. Milliseconds. */
export const lateMail = 15 * minute;

async function undeliveredMails({ db }: Pick<Store, "db">) {
  return (
    db
      .selectFrom("outbox")
      .select(({ fn }) => [
        fn.countAll<number>().as("undelivered"),
        fn.min<number | null>("created_at").as("oldest"),
      ])
      // Written out, or the databases would not see that the index for open mails fits.
      .where(sql<boolean>`state in ('waiting', 'sending')`)
      .executeTakeFirstOrThrow()
  );
}
