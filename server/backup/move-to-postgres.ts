import { rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql, type Transaction } from "kysely";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { replacedName } from "../privacy/replaced-databases.ts";
import type { Settings } from "../settings.ts";
import { tableNames } from "../store/migrate.ts";
import type { Schema } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { storeExists } from "../store/store-exists.ts";
import { BackupProblem } from "./backup-problem.ts";
import { checkOrigin, inspectSqlite } from "./known-backup.ts";
import { keepReplaced } from "./restore-sqlite.ts";

/**
 * Copies every table of `DATA_DIR/site.db` to a PostgreSQL database in one transaction, and then keeps the file as a
 * replaced database.
 * @throws BackupProblem, StartProblem, StoreUnavailable
 */
export async function moveToPostgres(
  { dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">,
  now: number,
): Promise<{ counts: Map<string, number>; keptAt: string }> {
  const file = path.join(dataDir, "site.db");
  if (databaseUrl === null)
    throw new BackupProblem("DATABASE_URL is not set, so there is nowhere to move to");
  if (!(await storeExists({ databaseUrl: null, dataDir })))
    throw new BackupProblem(`${file} does not exist, so there is nothing to move`);
  const release = acquireDataDirLock(dataDir, "it to be stopped first; nothing was changed");
  try {
    checkOrigin(file, inspectSqlite(file), now);
    // Migrates both databases, so that their tables have the same columns.
    await openStore({ databaseUrl: null, dataDir }).then((store) => store.close());
    const store = await openStore({ databaseUrl, dataDir });
    const counts = await store.transaction((tx) => copyTables(file, tx)).finally(store.close);
    const keptAt = path.join(dataDir, replacedName(now));
    await keepReplaced(file, keptAt);
    await rm(file, { force: true });
    return { counts, keptAt };
  } finally {
    release();
  }
}

async function copyTables(file: string, tx: Transaction<Schema>): Promise<Map<string, number>> {
  // Waits, as a restore does, because a stopped server's connections close a moment later.
  for (let attempt = 1; await isInUse(tx); attempt += 1) {
    if (attempt === 6) throw new BackupProblem("a server is using the database; stop every server first");
    await sql`select pg_sleep(0.5)`.execute(tx);
  }
  const people = await sql`select 1 from enquiries union all select 1 from subscriptions limit 1`.execute(tx);
  if (people.rows.length > 0)
    throw new BackupProblem("DATABASE_URL holds enquiries or signups; nothing was changed, use an empty one");
  using source = new DatabaseSync(file, { readOnly: true });
  source.exec("begin");
  const counts = new Map<string, number>();
  for (const name of tableNames()) {
    const table = sql.table(name);
    // A server that has started on the empty database has left a few rows of its own.
    await sql`delete from ${table}`.execute(tx);
    for (let from = 0; from === (counts.get(name) ?? 0); from += batch) {
      const rows = source.prepare(`select * from ${name} limit ${batch} offset ${from}`).all();
      const json = JSON.stringify(rows);
      await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json})`.execute(
        tx,
      );
      counts.set(name, from + rows.length);
    }
    const copied = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(tx);
    const [expected, count] = [counts.get(name), copied.rows[0]?.count];
    if (count !== expected)
      throw new BackupProblem(`${name} has ${expected} rows, of which ${count} arrived; nothing was changed`);
  }
  return counts;
}

const batch = 1_000;

async function isInUse(tx: Transaction<Schema>): Promise<boolean> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const servers = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()`.execute(tx);
  return servers.rows.length > 0;
}
