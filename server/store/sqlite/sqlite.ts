import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { makeFolder } from "../../make-folder.ts";
import type { RunTransaction, Schema } from "../schema.ts";
import { StoreUnavailable, sqliteCode, storeErrorOf } from "../unavailable.ts";

/** Opens `<folder>/site.db` on the first query; creates the folder and file if missing. */
export function openSqlite(folder: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: async () => adapted(await openFile(folder)) }),
  });
}

/** Runs transactions one at a time. Each waits up to five seconds for its turn, even for another process. */
export function serializeTransactions(db: Kysely<Schema>): RunTransaction {
  return (work) => {
    const signal = AbortSignal.timeout(5_000);
    return db
      .connection()
      .execute((own) => retryWhileBusy(() => own.transaction().execute(work), signal), { signal });
  };
}

/** Retries `work` while the database is locked. Unlike SQLite's own wait, the retries do not block the process. */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  signal = AbortSignal.timeout(5_000),
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCode(error) !== 5 || signal.aborted) throw error;
    }
    await pause(20);
  }
}

async function openFile(folder: string): Promise<DatabaseSync> {
  await makeFolder(folder);
  const database = new DatabaseSync(path.join(folder, "site.db"), {
    enableForeignKeyConstraints: true,
    // SQLite's own wait blocks the process, so it is kept short; `retryWhileBusy` does the longer waiting.
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

/** Adapts `database` to the interface of better-sqlite3, which Kysely expects. */
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
        // The cast is safe, because SQLite rejects invalid parameters.
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      // Limits the cache, because a query with a list (`in (?, ?)`) is a new statement for each list length.
      if (statements.size >= 200) statements.clear();
      statements.set(text, prepared);
      return prepared;
    },
  };
}

/** Replaces the statements with which Kysely begins and ends transactions. */
function transactionBounds(database: DatabaseSync): Record<string, SqliteStatement> {
  // After some errors, such as a full disk, SQLite has rolled back already, and a second rollback would fail.
  const rollback = () => {
    if (database.isTransaction) database.exec("rollback");
  };
  return {
    begin: command(() => {
      // Ends a transaction that an earlier failure left open and that would otherwise block all later ones.
      rollback();
      // Takes the write lock at once, because upgrading a read lock may fail.
      database.exec("begin immediate");
    }),
    commit: command(() => {
      try {
        database.exec("commit");
      } catch (error) {
        // An error during commit comes from the database, never from a query, so it always becomes StoreUnavailable.
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
