import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { StoreUnavailable } from "./unavailable.ts";

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
 * the disk out.
 */
export function createReadiness(look: () => Promise<void>, now: () => number): Readiness {
  let kept = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };

  function keep(answer: Promise<void>): Promise<void> {
    // Whoever asks next hears of it; nobody may.
    answer.catch(() => {});
    kept = { at: now(), answer };
    return answer;
  }

  return {
    // A clock that is put back doesn't keep an answer for longer.
    ready: () => (Math.abs(now() - kept.at) < keptMs ? kept.answer : keep(look())),
    refused: () => void keep(Promise.reject(new StoreUnavailable("a real one could not be stored"))),
    stored: () => void keep(Promise.resolve()),
  };
}

const keptMs = 10_000;

export interface Readiness {
  /** Whether an enquiry could be stored now. @throws StoreUnavailable */
  ready(): Promise<void>;
  /** A real one could not be: that is the answer from now on. */
  refused(): void;
  /** A real one was: nothing needs to be written to know. */
  stored(): void;
}
