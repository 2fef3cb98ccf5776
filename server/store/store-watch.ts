import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Store } from "./store.ts";
import { reasonOf } from "./unavailable.ts";

/**
 * Tries once a minute whether an enquiry could be stored, and says in the log when it could not, each minute with how
 * many were refused since, and when it can again.
 */
export function createStoreWatch({ store, clock, log }: StoreWatchDependencies): StoreWatch {
  let refused = 0;
  let unable = false;

  async function look(): Promise<void> {
    const reason = await store.ready().then(() => null, reasonOf);
    if (reason !== null) {
      log.error({ reason, refused }, "the database can't store: calls and forms are answered 503");
      refused = 0;
    } else if (unable) {
      log.info({ refused }, "the database can store again");
      refused = 0;
    }
    unable = reason !== null;
  }

  return {
    ...createPeriodicTask({ clock, everyMs: minuteMs, first: "at once" }, look),
    refused: () => {
      refused += 1;
    },
  };
}

export interface StoreWatch extends PeriodicTask {
  /** Somebody was answered that nothing can be stored. */
  refused(): void;
}

interface StoreWatchDependencies {
  store: Pick<Store, "ready">;
  clock: Clock;
  log: EventLog<"info" | "error">;
}
