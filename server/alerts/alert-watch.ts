import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import { nameOf } from "../monitoring/error-name.ts";
import { notifyByMail } from "../notices/notices.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Store } from "../store/store.ts";
import { isDue, tellOf, tellOfEnd } from "./alert-rows.ts";
import { type AlertSenderDependencies, createAlertSender } from "./channels/alert-sender.ts";
import { createEscalation } from "./channels/escalation.ts";
import { createDiskNote } from "./disk.ts";
import { type Alert, findAlerts } from "./find-alerts.ts";
import { createStoreAlert } from "./store-alert.ts";
import { isQuiet, isToldOnce, tellableFrom } from "./when-told.ts";

/**
 * Tells the owner what needs a person: once when it begins, once a day while it lasts, once when it is over, whichever
 * server sees it. By email; where it is email itself that fails, or the database, by ALERT_URL.
 */
export function createAlertWatch(dependencies: AlertWatchDependencies): PeriodicTask {
  const { store, clock, dataDir, mailFrom, log } = dependencies;
  const notify = notifyByMail({ now: clock.now, mailFrom });
  const tell = createAlertSender(dependencies);
  const noteDisk = createDiskNote(store, dataDir);
  const canStore = createStoreAlert({ store, tell });
  const escalate = createEscalation({ store, tell });
  /** Since when something could not be looked at. */
  let unseenSince: number | null = null;

  async function round(): Promise<void> {
    try {
      const now = clock.now();
      if (!(await canStore(now))) return;
      await noteDisk(now);
      const alerts = await findAlerts(store.db, { dataDir, now });
      logUnseen(alerts, now);
      await watch(alerts, now);
      await escalate(alerts, now);
    } catch (error) {
      log.error({ error: nameOf(error) }, "alerts: could not look, trying again");
    }
  }

  function logUnseen(alerts: readonly Alert[], now: number): void {
    const unseen = alerts.filter(({ what }) => what === "unseen").map(({ found }) => found);
    if (unseen.length > 0 && unseenSince === null) log.error({ unseen }, "alerts: could not look at all");
    unseenSince = unseen.length === 0 ? null : (unseenSince ?? now);
  }

  async function watch(alerts: readonly Alert[], now: number): Promise<void> {
    const rows = await store.db.selectFrom("alerts").selectAll().execute();
    const found = new Set(alerts.map(({ what }) => what));
    for (const what of found) {
      const row = rows.find((each) => each.what === what);
      const silent = row !== undefined && isQuiet(row, now);
      if (!isDue(row, now) || tellableFrom(what, now, { isOver: false }) > now) continue;
      if (row?.over_at === null && (silent || isToldOnce(what))) continue;
      // It may be seen in a minute.
      if (what === "unseen" && now - (unseenSince ?? now) < longestUnseenMs) continue;
      await tellOf(store, notify, { what, now, silent });
    }
    const unknown = new Set(alerts.flatMap(({ hidden = [] }) => hidden));
    for (const row of rows) {
      if (row.over_at !== null || found.has(row.what) || unknown.has(row.what)) continue;
      await tellOfEnd(store, notify, { row, now, silent: isToldOnce(row.what) || isQuiet(row, now) });
    }
  }

  return createPeriodicTask(
    { clock, everyMs: dependencies.everyMs ?? minuteMs, first: "after a wait" },
    round,
  );
}

export interface AlertWatchDependencies extends AlertSenderDependencies {
  store: Store;
  clock: Clock;
  dataDir: string;
  /** Milliseconds between two looks. */
  everyMs?: number;
}

const longestUnseenMs = 15 * minuteMs;
