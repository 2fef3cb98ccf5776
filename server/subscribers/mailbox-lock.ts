import { sql, type Transaction } from "kysely";
import type { Schema, StoreKind } from "../store/schema.ts";

/**
 * Locks a mailbox until the transaction ends, so that two tabs cannot both confirm a signup, nor two servers both send
 * the last email that the daily limit allows. SQLite needs no lock, because its transactions run one at a time.
 */
export async function lockMailbox(tx: Transaction<Schema>, kind: StoreKind, mailbox: string): Promise<void> {
  if (kind === "sqlite") return;
  // The first number separates these locks from other advisory locks.
  await sql`select pg_advisory_xact_lock(5151, hashtext(${mailbox}))`.execute(tx);
}
