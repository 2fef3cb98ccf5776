import type { Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";
import { addressKey } from "../subscribers/mailbox.ts";
import { mostSenders, repeatPeriodMs } from "./repeated-text.ts";

export interface SentText {
  /** Null: so short that strangers may write it independently. */
  fingerprint: string | null;
  email: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * For each text, of which no two are alike, how many addresses but its own have lately sent one with this fingerprint;
 * it counts no further than it must.
 */
export async function sameTextSenders(
  tx: Transaction<Schema>,
  texts: readonly SentText[],
): Promise<number[]> {
  const asked = texts.filter((text) => text.fingerprint !== null);
  const [first, ...more] = asked.map(({ fingerprint, now }) => latestWith(tx, fingerprint, now));
  if (first === undefined) return texts.map(() => 0);
  const rows = await more.reduce((all, each) => all.unionAll(each), first).execute();
  const senders = Map.groupBy(rows, (row) => row.message_fingerprint);
  return texts.map(({ fingerprint, email }) => {
    const others = new Set(senders.get(fingerprint)?.map((row) => addressKey(row.email)));
    others.delete(addressKey(email));
    return Math.min(others.size, mostSenders);
  });
}

/** In a query of its own, so that its limit is its own among others. */
function latestWith(tx: Transaction<Schema>, fingerprint: string | null, now: number) {
  const latest = tx
    .selectFrom("enquiries")
    .select(["message_fingerprint", "email"])
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", now - repeatPeriodMs)
    .orderBy("received_at", "desc")
    .limit(looked);
  return tx.selectFrom(latest.as("latest")).selectAll();
}

/** Whoever sends the same text over and over must not make each time slower than the last. */
const looked = 50;
