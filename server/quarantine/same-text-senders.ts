import type { Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";
import { addressKey } from "../subscribers/mailbox.ts";
import { mostSenders, repeatPeriod } from "./repeated-text.ts";

/** How many addresses but this one have lately sent a text with this fingerprint; it counts no further than it must. */
export async function sameTextSenders(
  tx: Transaction<Schema>,
  { fingerprint, email, now }: { fingerprint: string | null; email: string; now: number },
): Promise<number> {
  if (fingerprint === null) return 0;
  const rows = await tx
    .selectFrom("enquiries")
    .select("email")
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", now - repeatPeriod)
    .orderBy("received_at", "desc")
    .limit(looked)
    .execute();
  const senders = new Set(rows.map((row) => addressKey(row.email)));
  senders.delete(addressKey(email));
  return Math.min(senders.size, mostSenders);
}

/** Whoever sends the same text over and over must not make each time slower than the last. */
const looked = 50;
