import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { dayMs } from "../durations.ts";
import { addressKey } from "../mail/address.ts";
import type { Schema, StoreKind } from "../store/schema.ts";

/** A family or an office may well send the same words; beyond that it is a program. */
export const mostSenders = 3;

/**
 * The same for texts that differ in capitals, punctuation and blanks only. Null for one that is so short that
 * strangers may write it independently.
 */
export function textFingerprint(text: string): string | null {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.length < shortest ? null : createHash("sha256").update(words).digest("hex");
}

/**
 * How many other addresses have sent a text with this fingerprint within a day; it counts no further than it must.
 * @param received milliseconds since 1970
 */
export async function otherSenders(
  tx: Transaction<Schema>,
  kind: StoreKind,
  { fingerprint, email, received }: { fingerprint: string | null; email: string; received: number },
): Promise<number> {
  if (fingerprint === null) return 0;
  // Those that come at once would not see each other. The first number keeps these locks apart from others.
  if (kind === "postgres")
    await sql`select pg_advisory_xact_lock(5153, hashtext(${fingerprint}))`.execute(tx);
  const latest = await tx
    .selectFrom("enquiries")
    .select("email")
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", received - dayMs)
    .orderBy("received_at", "desc")
    .limit(looked)
    .execute();
  const others = new Set(latest.map((row) => addressKey(row.email)));
  others.delete(addressKey(email));
  return Math.min(others.size, mostSenders);
}

/** In characters: "Please call me back about a web shop for our bakery" is shorter. */
const shortest = 60;
/** Whoever sends the same text over and over must not make each time slower than the last. */
const looked = 50;
