import type { Kysely, Selectable } from "kysely";
import type { Clock } from "../clock.ts";
import { dayMs, hourMs } from "../durations.ts";
import { isoTime } from "../iso-time.ts";
import { onHoldAfterMs, putOldMailsOnHold } from "../mail/outbox/on-hold.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * Notes at the start and every hour that a server runs. A clock that does not fit to what was noted last is doubted:
 * it is wrong, or the database is a restored copy, a cloned machine or one that was switched off. Until the clock fits
 * again, or the owner says that it is right, nothing more is noted, nothing is deleted, and no mail from before goes
 * out. A mail server that is down for days is another thing: ours runs meanwhile, and its mails go out by themselves.
 */
export function createLastRun({ store, clock, log }: LastRunDependencies): LastRun {
  // What stands there from before is over when this server finds its clock right; what other servers doubt is not.
  let doubted = true;

  async function note(): Promise<void> {
    const now = clock.now();
    const doubt = await store.transaction(async (tx) => {
      const run = await readRun(tx);
      const found = isDoubtful(now, run?.at ?? now);
      await writeRun(
        tx,
        run,
        found ? { doubted_at: now } : { at: now, ...(doubted && { doubted_at: null }) },
      );
      return found && run ? { serversClock: now, lastRun: run.at } : null;
    });
    doubted = doubt !== null;
    if (doubt) log.error({}, doubtInWords(doubt));
  }

  const rounds = createPeriodicTask({ clock, everyMs: hourMs, first: "after a wait" }, () =>
    // One that fails is made up for by the next.
    note().catch(() => {}),
  );
  return { ...rounds, begin: note };
}

export interface LastRun extends PeriodicTask {
  /** The first note, before anything is sent or deleted. @throws StoreUnavailable */
  begin(): Promise<void>;
}

interface LastRunDependencies {
  store: Store;
  clock: Clock;
  log: EventLog<"error">;
}

/** Whether this clock can't be right, or nobody can know: nothing may be deleted by it. */
export async function clockIsDoubtful(db: Kysely<Schema>, now: number): Promise<boolean> {
  return isDoubtful(now, (await lastRun(db)) ?? now);
}

/** Both in milliseconds since 1970. A site that runs leaves gaps of an hour, or of a restart. */
function isDoubtful(now: number, lastRun: number): boolean {
  return now - lastRun > onHoldAfterMs || lastRun - now > dayMs;
}

/** What a server doubts, as it told last; null: nothing. */
export async function clockDoubt(db: Kysely<Schema>): Promise<ClockDoubt | null> {
  const run = await readRun(db);
  return run === null || run.doubted_at === null ? null : { serversClock: run.doubted_at, lastRun: run.at };
}

export interface ClockDoubt {
  /** Milliseconds since 1970, as all times here. */
  serversClock: number;
  lastRun: number;
}

export function doubtInWords(doubt: ClockDoubt): string {
  return `${whatIsDoubted(doubt)}: ${untilWhen(doubt)}`;
}

export function whatIsDoubted({ serversClock, lastRun }: ClockDoubt): string {
  return `the clock says ${isoTime(serversClock)}, but a server last ran on this database on ${isoTime(lastRun)}`;
}

export function untilWhen({ serversClock, lastRun }: ClockDoubt): string {
  const waits =
    serversClock > lastRun ? "nothing is deleted and no mail from before goes out" : "nothing is deleted";
  return `${waits} until the clock is put right or \`npm run site -- clock confirm\` says that it is right`;
}

/**
 * The owner's word that the clock is right. Mails from before the gap are then put on hold one by one: they may have
 * been sent long ago. Null: no clock is doubted. `serversClock`: it and this clock can't both be right, and nothing
 * changes.
 * @throws StoreUnavailable
 */
export function confirmClock(
  store: Store,
  now: number,
): Promise<{ onHold: number } | { serversClock: number } | null> {
  return store.transaction(async (tx) => {
    const run = await readRun(tx);
    if (run === null || run.doubted_at === null) return null;
    if (Math.abs(now - run.doubted_at) > dayMs) return { serversClock: run.doubted_at };
    const onHold = await putOldMailsOnHold(tx, now, run.at + onHoldAfterMs);
    await writeRun(tx, run, { at: now, doubted_at: null });
    return { onHold };
  });
}

/** Null: no server has run on it yet. */
export async function lastRun(db: Kysely<Schema>): Promise<number | null> {
  const { at } = await db
    .selectFrom("last_run")
    .select(({ fn }) => fn.max<number | null>("at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}

type Run = Selectable<Schema["last_run"]>;

async function readRun(db: Kysely<Schema>): Promise<Run | null> {
  const run = await db.selectFrom("last_run").selectAll().orderBy("at", "desc").executeTakeFirst();
  return run ?? null;
}

/** One row, or one for each server that started on an empty database at the same moment: they stay alike. */
async function writeRun(tx: Kysely<Schema>, before: Run | null, change: Partial<Run>): Promise<void> {
  if (before) await tx.updateTable("last_run").set(change).execute();
  else
    await tx
      .insertInto("last_run")
      .values({ at: change.at ?? 0, doubted_at: null })
      .execute();
}
