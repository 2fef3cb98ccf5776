import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { makeFolder } from "../../make-folder.ts";
import type { RunTransaction, Schema } from "../schema.ts";
import { StoreUnavailable, storeErrorOf } from "../unavailable.ts";

/** `<folder>/site.db`, which the first query opens; the folder and the file are made when they are missing. */
export function openSqlite(folder: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: async () => adapted(await openFile(folder)) }),
  });
}

/** Each waits for another one, of this process or of another, for five seconds at most. */
export function inTurns(db: Kysely<Schema>): RunTransaction {
  return (work) => {
    const signal = AbortSignal.timeout(5_000);
    return db
      .connection()
      .execute((own) => retryWhileBusy(() => own.transaction().execute(work), signal), { signal });
  };
}

/** SQLite's own waiting would stop the whole process, pages included; this one lets it go on. */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  signal = AbortSignal.timeout(5_000),
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || signal.aborted) throw error;
    }
    await pause(20);
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    (error.errcode & 0xff) === 5
  );
}

async function openFile(folder: string): Promise<DatabaseSync> {
  await makeFolder(folder);
  const database = new DatabaseSync(path.join(folder, "site.db"), {
    enableForeignKeyConstraints: true,
    // This waits inside SQLite with the whole process standing still; longer waits are ours.
    timeout: 100,
  });
  try {
    await retryWhileBusy(() => database.exec("pragma journal_mode = wal"));
    database.exec("pragma synchronous = full");
    database.exec("pragma secure_delete = on");
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** As Kysely knows databases: by the names of better-sqlite3. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const bounds = transactionBounds(database);
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = bounds[text] ?? statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      const prepared: SqliteStatement = {
        reader: statement.columns().length > 0,
        // What it can't take is refused by itself.
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      // Lists of differing length make differing texts; the few dozen queries of the site stay well below.
      if (statements.size >= 200) statements.clear();
      statements.set(text, prepared);
      return prepared;
    },
  };
}

/** What Kysely begins and ends a transaction by. */
function transactionBounds(database: DatabaseSync): Record<string, SqliteStatement> {
  // A full disk and some other errors end the transaction by themselves.
  const rollback = () => {
    if (database.isTransaction) database.exec("rollback");
  };
  return {
    begin: command(() => {
      // One that could not be undone before is, or nobody could begin another.
      rollback();
      // Takes the write lock at once: a transaction that began by reading could find itself too late to write.
      database.exec("begin immediate");
    }),
    commit: command(() => {
      try {
        database.exec("commit");
      } catch (error) {
        // Nobody's query is wrong any more at this point.
        throw (
          storeErrorOf(error) ??
          new StoreUnavailable("the database can't be used now: it can't commit", error)
        );
      }
    }),
    rollback: command(rollback),
  };
}

function command(work: () => void): SqliteStatement {
  const run = () => {
    work();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [].values() };
}
