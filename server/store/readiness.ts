import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import type { EventLog } from "../monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Schema } from "./schema.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Larger than the largest enquiry (20,000 characters), its email and their index pages together. */
const filler = "x".repeat(64 * 1024);

/** Inserts before deleting, so that the check fails on a full disk. */
export async function provesWrite(tx: Transaction<Schema>): Promise<void> {
  const id = randomUUID();
  await tx.insertInto("readiness").values({ id, filler }).execute();
  await tx.deleteFrom("readiness").where("id", "<>", id).execute();
}

/**
 * Caches the result of `probe` for ten seconds, because each probe writes 64 KiB and constant checks would wear out the
 * disk. While nothing can be stored, logs an error once a minute with the number of requests refused. Also logs when
 * the store recovers.
 */
export function createReadiness({ probe, clock, log }: ReadinessDependencies): Readiness {
  let kept = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };
  let refused = 0;
  let unable = false;

  function keep(answer: Promise<void>): Promise<void> {
    // The next caller of `ready` gets the error. Until then, an error without a handler would end the process.
    answer.catch(() => {});
    kept = { at: clock.now(), answer };
    return answer;
  }

  // Uses the absolute difference, because otherwise the cache would last longer if the clock was set back.
  const ready = () => (Math.abs(clock.now() - kept.at) < keptMs ? kept.answer : keep(probe()));

  async function tell(): Promise<void> {
    // Probes again, because a refused enquiry does not say why.
    const why = (error: unknown) => probe().then(() => reasonOf(error), reasonOf);
    const reason = await ready().then(() => null, why);
    if (reason !== null) {
      log.error({ reason, refused }, "the database can't store data: API calls and forms get 503");
      refused = 0;
    } else if (unable) {
      log.info({ refused }, "the database can store data again");
      refused = 0;
    }
    unable = reason !== null;
  }

  return {
    ...createPeriodicTask({ clock, everyMs: minuteMs, first: "at once" }, tell),
    ready,
    refused: () => {
      refused += 1;
      keep(Promise.reject(new StoreUnavailable("a real enquiry could not be stored")));
    },
  };
}

const keptMs = 10_000;

export interface Readiness extends PeriodicTask {
  /** Resolves if an enquiry could be stored now. */
  ready(): Promise<void>;
  /** Records that a real enquiry could not be stored. */
  refused(): void;
}

interface ReadinessDependencies {
  probe(): Promise<void>;
  clock: Clock;
  log: EventLog<"info" | "error">;
}
