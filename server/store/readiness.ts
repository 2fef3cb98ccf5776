import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Schema } from "./schema.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** The largest enquiry (20,000 characters), its mail and their index pages fit into this. */
const filler = "x".repeat(64 * 1024);

/** The new row is written before the old one goes, so it needs room of its own. */
export async function provesWrite(tx: Transaction<Schema>): Promise<void> {
  const id = randomUUID();
  await tx.insertInto("readiness").values({ id, filler }).execute();
  await tx.deleteFrom("readiness").where("id", "<>", id).execute();
}

/**
 * Keeps the answer of `look` for ten seconds: each look writes 64 KiB durably, and a proxy that asks all day would wear
 * the disk out. Says in the log each minute when nothing could be stored, with how many were refused since, and when
 * it can again.
 */
export function createReadiness({ look, clock, log }: ReadinessDependencies): Readiness {
  let kept = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };
  let refused = 0;
  let unable = false;

  function keep(answer: Promise<void>): Promise<void> {
    // Whoever asks next hears of it; nobody may.
    answer.catch(() => {});
    kept = { at: clock.now(), answer };
    return answer;
  }

  // A clock that is put back doesn't keep an answer for longer.
  const ready = () => (Math.abs(clock.now() - kept.at) < keptMs ? kept.answer : keep(look()));

  async function tell(): Promise<void> {
    const reason = await ready().then(() => null, reasonOf);
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
    ...createPeriodicTask({ clock, everyMs: minuteMs, first: "at once" }, tell),
    ready,
    refused: () => {
      refused += 1;
      keep(Promise.reject(new StoreUnavailable("a real one could not be stored")));
    },
    stored: () => void keep(Promise.resolve()),
  };
}

const keptMs = 10_000;

export interface Readiness extends PeriodicTask {
  /** Whether an enquiry could be stored now. @throws StoreUnavailable */
  ready(): Promise<void>;
  /** A real one could not be: that is the answer from now on. */
  refused(): void;
  /** A real one was: nothing needs to be written to know. */
  stored(): void;
}

interface ReadinessDependencies {
  /** @throws StoreUnavailable */
  look(): Promise<void>;
  clock: Clock;
  log: EventLog<"info" | "error">;
}
