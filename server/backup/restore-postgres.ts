import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { systemClock } from "../clock.ts";
import { codeOf } from "../monitoring/error-code.ts";
import { eraseAgain } from "../privacy/erase.ts";
import { migrate, ownMigrations } from "../store/migrate.ts";
import type { Schema } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { tableNames } from "../store/table-names.ts";
import { checkAge, checkLevel } from "./backup-level.ts";
import { BackupProblem } from "./backup-problem.ts";
import { carryOver, openInBackup, readSince } from "./carry-over.ts";
import { noteTime } from "./carry-told.ts";
import { countPeople } from "./count-people.ts";
import { type ExportHead, exportedRows, inspectExport } from "./export-format.ts";
import { asideName } from "./replaced.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";

/** In one transaction: either all of the backup is in place, or nothing has changed. */
export async function restorePostgres(
  file: string,
  { settings: { dataDir }, databaseUrl, secret, now }: RestoreDependencies & { databaseUrl: string },
): Promise<RestoreReport> {
  const head = await inspectExport(file);
  checkLevel(file, head.migrations);
  checkAge(file, Date.parse(head.made), now);
  const store = await openStore({ databaseUrl, dataDir });
  try {
    const aside = asideName(now);
    const counts = await store.transaction(async (tx) => {
      await waitForNobody(tx);
      await moveAside(tx, aside);
      await fill(tx, file, head);
      const since = await readSince(tx.withSchema(aside), await openInBackup(tx));
      // Only afterwards its own database was told of it.
      await noteTime(tx, { what: "backup", at: Date.parse(head.made) });
      return carryOver(tx, since, now);
    });
    const { enquiries, subscriptions } = await eraseAgain({ store, dataDir, secret, clock: systemClock });
    return {
      ...(await countPeople(store.db)),
      ...counts,
      erasedAgain: enquiries + subscriptions,
      aside: `the schema ${aside} of the same database`,
      unreadable: false,
    };
  } finally {
    await store.close();
  }
}

/** Servers that start from here on wait, as they do for each other's migrations; and find the backup in place. */
async function waitForNobody(tx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(5150)`.execute(tx);
  const end = performance.now() + timeoutMs;
  for (;;) {
    const others = await othersConnected(tx);
    if (others === 0) return;
    if (performance.now() > end) {
      throw new BackupProblem(
        `The database is in use: ${others} connections of a server. Stop every server first`,
      );
    }
    await pause(100);
  }
}

/** A server that has just stopped is seen for a moment longer. */
const timeoutMs = 3_000;

async function othersConnected(tx: Transaction<Schema>): Promise<number> {
  // Within a transaction PostgreSQL would go on showing what it showed the first time.
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()
  `.execute(tx);
  return rows[0]?.others ?? 0;
}

async function moveAside(tx: Transaction<Schema>, aside: string): Promise<void> {
  try {
    await sql`create schema ${sql.id(aside)}`.execute(tx);
  } catch (error) {
    // https://www.postgresql.org/docs/current/errcodes-appendix.html: insufficient_privilege.
    if (codeOf(error) !== "42501") throw error;
    throw new BackupProblem(
      "DATABASE_URL: this user may not make a schema, in which the replaced tables are kept; grant it CREATE on the database",
    );
  }
  for (const table of tableNames) {
    await sql`alter table ${sql.table(table)} set schema ${sql.id(aside)}`.execute(tx);
  }
}

/** The tables as they were when the backup was made, its rows, and what has changed in the tables since. */
async function fill(tx: Transaction<Schema>, file: string, head: ExportHead): Promise<void> {
  const inThis: Parameters<typeof migrate>[0] = (work) => work(tx);
  const seen = new Set(head.migrations.map(({ number }) => number));
  await migrate(
    inThis,
    "postgres",
    ownMigrations().filter(({ number }) => seen.has(number)),
  );
  let batch: { table: string; rows: Record<string, unknown>[] } = { table: "", rows: [] };
  for await (const { table, row } of exportedRows(file)) {
    if (table !== batch.table || batch.rows.length === rowsAtOnce) {
      await insert(tx, batch);
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  }
  await insert(tx, batch);
  await migrate(inThis, "postgres");
}

const rowsAtOnce = 200;

async function insert(
  tx: Kysely<Schema>,
  { table, rows }: { table: string; rows: Record<string, unknown>[] },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  if (!tableNames.includes(table))
    throw new BackupProblem(`The backup holds a table ${table}, which the site has not`);
  const columns = Object.keys(first);
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(tuples)}
  `.execute(tx);
}
