import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { StoreUnavailable, storeErrorOf } from "../unavailable.ts";
import { Mutex } from "./mutex.ts";

/** How long a transaction waits for another one, of this process or of another, in milliseconds. */
const timeoutMs = 5_000;

/** Kysely over node:sqlite: one connection, which transactions and single statements take in turns. */
export class SqliteDriver implements Driver {
  readonly #open: () => Promise<DatabaseSync>;
  #opened: { database: DatabaseSync; connection: SqliteConnection } | null = null;
  readonly #turns = new Mutex();
  /** Until when whoever has the turn may wait for other processes. */
  #deadline = 0;

  constructor(open: () => Promise<DatabaseSync>) {
    this.#open = open;
  }

  /** Before the first query; where it fails, before the next one again. */
  async init(): Promise<void> {
    const database = await this.#open();
    this.#opened = { database, connection: new SqliteConnection(database) };
  }

  get #database(): DatabaseSync {
    return this.#inUse.database;
  }

  get #inUse() {
    if (this.#opened === null) throw new Error("The database is not open.");
    return this.#opened;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + timeoutMs;
    if (!(await this.#turns.take(timeoutMs))) {
      throw new StoreUnavailable("the database can't be used now: too many are waiting for it");
    }
    this.#deadline = deadline;
    return this.#inUse.connection;
  }

  /** Takes the write lock at once: a transaction that began by reading could find itself too late to write. */
  async beginTransaction(): Promise<void> {
    // One that could not be undone before is, or nobody could begin another.
    await this.rollbackTransaction();
    await retryWhileBusy(() => this.#database.exec("begin immediate"), this.#deadline);
  }

  /** @throws StoreUnavailable whatever the reason: nobody's query is wrong any more at this point. */
  async commitTransaction(): Promise<void> {
    try {
      this.#database.exec("commit");
    } catch (error) {
      throw (
        storeErrorOf(error) ?? new StoreUnavailable("the database can't be used now: it can't commit", error)
      );
    }
  }

  /** A full disk and some other errors end the transaction by themselves. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async destroy(): Promise<void> {
    await this.#turns.take(timeoutMs);
    this.#database.close();
  }
}

/** SQLite's own waiting would stop the whole process, pages included; this one lets it go on. */
export async function retryWhileBusy(
  work: () => void,
  deadline = performance.now() + timeoutMs,
): Promise<void> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
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

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepared(query.sql);
    const parameters = query.parameters.map(bindable);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Queries on SQLite are not streamed");
  }

  #prepared(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    // Lists of differing length make differing texts; the few dozen queries of the site stay well below.
    if (this.#statements.size >= 200) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  throw new TypeError(`SQLite can't take a ${typeof value} as a parameter`);
}
