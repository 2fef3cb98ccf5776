import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { dayMs, hourMs } from "../durations.ts";
import type { EventLog } from "../monitoring/log.ts";
import { createPeriodicTask } from "../periodic-task.ts";
import { lastJobRuns, noteJobRun } from "./job-runs.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * Records, on startup and then every hour, that a server is running. After a gap of 30 days the clock may be wrong, the
 * database may be an old copy, or the machine may have been off. Until the clock is plausible or the owner confirms it,
 * nothing is recorded or deleted, and no older email is sent.
 */
export function createLastRun({ store, clock, log }: LastRunDependencies) {
  async function note(): Promise<void> {
    const now = clock.now();
    const doubt = await clockProblem(store.db, now);
    if (doubt !== null) log.error({}, doubt);
    // The recorded time never goes back, because otherwise correcting a clock that was behind would look like a gap.
    else await noteJobRun(store, "server", Math.max(now, (await lastRun(store.db)) ?? 0));
  }

  // A failure does no harm, because the next round records again. `begin` is for before anything is sent or deleted.
  return { ...createPeriodicTask({ clock, everyMs: hourMs, first: "after a wait" }, note), begin: note };
}

interface LastRunDependencies {
  store: Store;
  clock: Clock;
  log: EventLog<"error">;
}

/** Much longer than the gaps of a running site, which last an hour or as long as a restart. */
export const longestGapMs = 30 * dayMs;

/** Returns the reason to doubt the clock, or null if it is plausible. */
export async function clockProblem(db: Kysely<Schema>, now: number): Promise<string | null> {
  const at = await lastRun(db);
  return at === null || now - at <= longestGapMs
    ? null
    : `the clock says ${new Date(now).toISOString()}, but a server last ran on this database on ${new Date(at).toISOString()}: nothing is deleted and no earlier email is sent until the clock is corrected, or the owner confirms it with the button in an email`;
}

/** Records that the owner confirmed the clock. Returns false if it was not in doubt. */
export async function confirmClock(store: Store, now: number): Promise<boolean> {
  if ((await clockProblem(store.db, now)) === null) return false;
  await noteJobRun(store, "server", now);
  return true;
}

/** Null if no server has run on the database yet. */
export async function lastRun(db: Kysely<Schema>): Promise<number | null> {
  return (await lastJobRuns(db)).server ?? null;
}
