import type { Clock } from "../../clock.ts";
import { minuteMs } from "../../durations.ts";
import { lateMails } from "../../mail/outbox/late-mail.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import type { EventLog } from "../../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import type { Store } from "../../store/store.ts";

/**
 * Asks HEARTBEAT_URL every five minutes, only while enquiries can be stored and their emails go out: when it is asked
 * no more, somebody else tells the owner that the site is dead.
 */
export function createHeartbeat({ store, clock, url, log }: HeartbeatDependencies): PeriodicTask {
  async function beat(): Promise<void> {
    try {
      await store.ready();
      if ((await lateMails(store.db, clock.now())).age !== null) return;
      const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(10_000) });
      await answer.body?.cancel();
    } catch (error) {
      log.error({ error: nameOf(error) }, "heartbeat: left out");
    }
  }

  return createPeriodicTask({ clock, everyMs: 5 * minuteMs, first: "at once" }, beat);
}

interface HeartbeatDependencies {
  store: Store;
  clock: Clock;
  url: string;
  log: EventLog<"error">;
}
