import { sql, type Transaction } from "kysely";
import { addressKey } from "../mail/address.ts";
import type { Schema, StoreKind } from "../store/schema.ts";
import { mostSenders, repeatPeriodMs } from "./repeated-text.ts";

export interface SentText {
  /** Null: so short that strangers may write it independently. */
  fingerprint: string | null;
  email: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How many addresses but its own have lately sent a text with this fingerprint; it counts no further than it must. */
export async function sameTextSenders(
  tx: Transaction<Schema>,
  kind: StoreKind,
  { fingerprint, email, now }: SentText,
): Promise<number> {
  if (fingerprint === null) return 0;
  // Those that come at once would not see each other. The first number keeps these locks apart from others.
  if (kind === "postgres")
    await sql`select pg_advisory_xact_lock(5153, hashtext(${fingerprint}))`.execute(tx);
  const latest = await tx
    .selectFrom("enquiries")
    .select("email")
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", now - repeatPeriodMs)
    .orderBy("received_at", "desc")
    .limit(looked)
    .execute();
  const others = new Set(latest.map((row) => addressKey(row.email)));
  others.delete(addressKey(email));
  return Math.min(others.size, mostSenders);
}

/** Whoever sends the same text over and over must not make each time slower than the last. */
const looked = 50;
