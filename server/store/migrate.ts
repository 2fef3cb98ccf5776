import { type Kysely, sql, type Transaction } from "kysely";
import { codeOf } from "../monitoring/error-facts.ts";
import type { RunTransaction, Schema, StoreKind } from "./schema.ts";
import { StoreUnavailable } from "./unavailable.ts";

/**
 * Runs the missing migrations in order, each in one transaction together with the record that it has run. A crash
 * therefore leaves nothing half done, and a second server waits and then finds the migrations done.
 */
export async function migrate(
  transaction: RunTransaction,
  kind: StoreKind,
  migrations = ownMigrations(),
): Promise<void> {
  for (const migration of migrations) {
    await retryOnDeadlock(() =>
      transaction(async (tx) => {
        if (kind === "postgres") await lockMigrations(tx);
        await createRecord(tx);
        if (await isApplied(tx, migration)) return;
        for (const statement of migration.statements) await sql.raw(statement).execute(tx);
        await tx
          .insertInto("migrations")
          .values({ number: migration.number, name: migration.name, applied_at: Date.now() })
          .execute();
      }),
    );
  }
}

/** Retries after a deadlock, because a running server may lock the tables in a different order. */
async function retryOnDeadlock(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isDeadlock = error instanceof StoreUnavailable && codeOf(error.cause) === deadlock;
      if (!isDeadlock || attempt === 5) throw error;
    }
  }
}

/** The code for deadlock_detected (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const deadlock = "40P01";

export interface Migration {
  number: number;
  name: string;
  statements: string[];
}

/** The migrations of this version, in order. */
export function ownMigrations(): Migration[] {
  return readMigrations(
    import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true }),
  );
}

/** The tables of this version, each after those that it refers to. */
export function tableNames(): string[] {
  const statements = ownMigrations().flatMap((migration) => migration.statements);
  return ["migrations", ...statements.flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? [])];
}

/** Parses migration files, keyed by path, and sorts them by number. @throws Error for an invalid name */
export function readMigrations(files: Record<string, string>): Migration[] {
  const migrations = Object.entries(files).map(([path, text]) => {
    const [, digits, name] = /\/(\d{4})-([a-z0-9-]+)\.sql$/.exec(path) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`${path}: a migration must be named NNNN-name.sql`);
    }
    return { number: Number(digits), name, statements: statements(text) };
  });
  return migrations.sort((one, other) => one.number - other.number);
}

function fileName({ number, name }: Pick<Migration, "number" | "name">): string {
  return `${String(number).padStart(4, "0")}-${name}`;
}

/** Splits a file into statements, because drivers differ in how they run several statements at once. */
function statements(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

async function lockMigrations(tx: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
}

/** The number of a PostgreSQL advisory lock: arbitrary, but the same for all servers. */
export const migrationLock = 5150;

async function createRecord(tx: Transaction<Schema>): Promise<void> {
  await tx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
}

/** @throws ForeignTables when another migration has already run under this number */
async function isApplied(tx: Transaction<Schema>, { number, name }: Migration): Promise<boolean> {
  const row = await tx
    .selectFrom("migrations")
    .select(["number", "name"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.name === name) return true;
  throw new ForeignTables(
    `was created by a different version: it has migration "${fileName(row)}" where this version has "${fileName({ number, name })}"`,
  );
}

/** Thrown for tables of another version that cannot be migrated. The caller adds the database's name. */
export class ForeignTables extends Error {
  override name = "ForeignTables";
}

/** Returns when this database's first tables were created. */
export async function madeAt(db: Kysely<Schema>): Promise<number> {
  const { at } = await db
    .selectFrom("migrations")
    .select(({ fn }) => fn.min<number>("applied_at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
