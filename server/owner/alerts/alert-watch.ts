import type { Clock } from "../../clock.ts";
import { dayMs, hourMs, minuteMs } from "../../durations.ts";
import { notifyByMail } from "../../mail/notices/notices.ts";
import type { EventLog } from "../../monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import type { AlertName } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { reasonOf } from "../../store/unavailable.ts";
import { createDiskNote } from "./disk.ts";
import { type AlertSettings, findAlerts } from "./find-alerts.ts";

/**
 * Emails each alert to the owner: when it begins, and then once a day while it lasts, however many servers run. An
 * alert that comes and goes is sent at most once an hour. If email itself fails, the heartbeat reports this.
 */
export function createAlertWatch({
  store,
  clock,
  settings,
  log,
  everyMs = minuteMs,
}: AlertWatchDependencies): PeriodicTask {
  const notify = notifyByMail({ now: clock.now, mailFrom: settings.mailFrom });
  const noteDisk = createDiskNote(store, settings.dataDir);

  async function round(): Promise<void> {
    const now = clock.now();
    await noteDisk(now);
    const alerts = await findAlerts(store.db, { ...settings, now });
    const unseen = alerts.filter(({ what }) => what === "unseen").map(({ found }) => found);
    if (unseen.length > 0) log.error({ unseen }, "alerts: some checks failed");
    const names = new Set(alerts.map(({ what }) => what));
    for (const what of names) await tell(what, now);
    await deleteAllExcept(names, now);
  }

  async function tell(what: AlertName, now: number): Promise<void> {
    await store.transaction(async (tx) => {
      const reported = await tx
        .insertInto("alerts")
        .values({ what, since: now, told_at: now })
        .onConflict((conflict) =>
          conflict
            .column("what")
            .doUpdateSet({ told_at: now })
            .where("alerts.told_at", "<=", now - dayMs),
        )
        .returning("since")
        .executeTakeFirst();
      // Either the alert was sent less than a day ago, or the newsletter has just sent its own notice about the issue.
      if (!reported || (what === "issue" && reported.since === now)) return;
      // This alert is only logged, because an email about waiting emails would have to wait too.
      if (what === "mail-waiting")
        log.error({}, "alerts: email is not being delivered; the owner's command `status` says more");
      else await notify(tx, { kind: "alert", about: what });
    });
  }

  async function deleteAllExcept(names: ReadonlySet<AlertName>, now: number): Promise<void> {
    const old = store.db
      .selectFrom("alerts")
      .select("what")
      .where("told_at", "<=", now - hourMs);
    const over = (await old.execute()).map(({ what }) => what).filter((what) => !names.has(what));
    if (over.length === 0) return;
    await store.transaction((tx) => tx.deleteFrom("alerts").where("what", "in", over).execute());
  }

  const failed = (error: unknown) =>
    log.error({ error: reasonOf(error) }, "alerts: the checks failed, trying again");
  return createPeriodicTask({ clock, everyMs, first: "after a wait", failed }, round);
}

interface AlertWatchDependencies {
  store: Store;
  clock: Clock;
  settings: AlertSettings & { mailFrom: string };
  log: EventLog<"error">;
  everyMs?: number;
}
