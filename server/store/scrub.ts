import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema, StoreKind } from "./schema.ts";
import { StoreUnavailable, storeErrorOf } from "./unavailable.ts";

/**
 * Overwrites deleted data. On SQLite, rewrites the whole file and empties the write-ahead log, because `secure_delete`
 * misses the copies left when pages are split. On PostgreSQL, rewrites one table after another; the settings of the
 * database server decide how long its log is kept.
 */
export async function scrub(db: Kysely<Schema>, kind: StoreKind): Promise<void> {
  if (kind === "postgres") {
    await othersFinished(db);
    for (const table of tablesOfPeople) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await retryWhileUsed(async () => {
    await sql`vacuum`.execute(db);
    return true;
  });
  await retryWhileUsed(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  });
}

const tablesOfPeople = [
  "enquiries",
  "outbox",
  "subscriptions",
  "subscription_links",
  "idempotency_keys",
] as const satisfies (keyof Schema)[];

/**
 * Waits for older transactions to end, because PostgreSQL keeps a deleted row in the file as long as they could read
 * it. Vacuum also keeps it for writers in other databases, although they cannot read it.
 */
async function othersFinished(db: Kysely<Schema>): Promise<void> {
  const now = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(db);
  const xid = now.rows[0]?.xid;
  await retryWhileUsed(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where pid <> pg_backend_pid() and (datname = current_database() or backend_xid is not null)
        and greatest(age(backend_xid), age(backend_xmin)) > age(${xid}::xid)`.execute(db);
    return rows.length === 0;
  });
}

/** Retries while a table is locked, because a running server holds locks only briefly. */
async function retryWhileUsed(work: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      if (await work()) return;
    } catch (error) {
      if (storeErrorOf(error) === null || performance.now() > end) throw error;
    }
    if (performance.now() > end)
      throw new StoreUnavailable("the database can't be used now: others are using it");
    await pause(50);
  }
}
