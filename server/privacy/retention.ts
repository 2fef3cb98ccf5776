import { setImmediate } from "node:timers/promises";
import { expiredBefore, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Clock } from "../clock.ts";
import { hourMs } from "../durations.ts";
import { deleteOldNotices } from "../mail/notices/delete-old-notices.ts";
import { removeOrphanedMailFiles } from "../mail/transport/mail-folder.ts";
import type { EventLog } from "../monitoring/log.ts";
import { deleteOldDeliveries } from "../newsletter/schedule/delete-old-deliveries.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import { noteJobRun } from "../store/job-runs.ts";
import { clockProblem } from "../store/last-run.ts";
import { reasonOf } from "../store/unavailable.ts";
import { deleteOldPageViews } from "../visits/page-views.ts";
import { type DataPlaces, deleteRoots, nothingDeleted, sumOf } from "./delete-rows.ts";
import { eraseAgain } from "./erase.ts";
import { deleteOldErasures } from "./erasures.ts";
import { batch, expiredRoots } from "./expired-roots.ts";
import { removeReplaced } from "./replaced-databases.ts";

/** Deletes expired data at once and then hourly, unless the clock may be wrong. Several servers may run this task. */
export function createRetention(dependencies: RetentionDependencies): PeriodicTask {
  const { clock, log } = dependencies;

  async function round(stopping: AbortSignal): Promise<void> {
    // If the clock may be wrong, the last-run task logs this.
    const mayDelete = (await clockProblem(dependencies.store.db, clock.now())) === null;
    if (mayDelete) {
      const deleted = await deleteOld(dependencies, clock.now(), stopping);
      if (anyOf(deleted)) log.info({ deleted }, "retention: expired data was deleted");
    }
    if (stopping.aborted) return;
    const erased = await eraseAgain(dependencies);
    if (anyOf(erased))
      log.warn({ erased }, "retention: data that a restored backup had brought back was erased again");
    // Only a complete round counts, so that the owner is alerted if none is.
    if (mayDelete) await noteJobRun(dependencies.store, "retention", clock.now());
  }

  const failed = (error: unknown) =>
    log.error({ error: reasonOf(error) }, "retention: could not finish, trying again in an hour");
  return createPeriodicTask({ clock, everyMs: hourMs, first: "at once", failed }, round);
}

interface RetentionDependencies extends DataPlaces {
  clock: Clock;
  secret: string;
  log: EventLog<"info" | "warn" | "error">;
}

/** Deletes expired data. @returns how many items of each kind were deleted */
export async function deleteOld(
  places: DataPlaces,
  now: number,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const { store } = places;
  let rows = nothingDeleted;
  for (const { find, only } of expiredRoots) {
    for (;;) {
      const roots = await find(places, now);
      const { deleted, beingSent } = await deleteRoots(places, roots, only);
      rows = sumOf(rows, deleted);
      if (roots.length < batch || beingSent > 0 || signal.aborted) break;
      await setImmediate();
    }
  }
  const keys = await store.transaction((tx) =>
    tx
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", expiredBefore(retentionPeriods.idempotencyKey, now))
      .executeTakeFirst(),
  );
  const forgotten = await deleteOldDeliveries(store, now);
  return {
    ...rows,
    ...(await deleteOldNotices(store, now)),
    outbox: rows.outbox + forgotten.outbox,
    idempotency_keys: rows.idempotency_keys + Number(keys.numDeletedRows),
    page_views: await deleteOldPageViews(store, now),
    erasures: await deleteOldErasures(places, expiredBefore(retentionPeriods.erasure, now)),
    replacedDatabases: await removeReplaced(places, expiredBefore(retentionPeriods.replacedDatabase, now)),
    orphanedMailFiles: await removeOrphanedMailFiles(
      places,
      expiredBefore(retentionPeriods.orphanedMailFile, now),
    ),
  };
}

function anyOf(counts: object): boolean {
  return Object.values(counts).some((count) => count > 0);
}
