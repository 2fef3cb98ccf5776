import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { migrate } from "./migrate.ts";
import { fillNoticeColumns } from "./notice-columns.ts";
import { openPostgres } from "./postgres.ts";
import { provesWrite } from "./readiness.ts";
import type { RunTransaction, Schema, StoreKind } from "./schema.ts";
import { scrub } from "./scrub.ts";
import { openSqlite, serializeTransactions } from "./sqlite/sqlite.ts";
import { storeErrorOf } from "./unavailable.ts";

/** Opens a store. @throws StoreUnavailable when the database cannot be reached or written */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const store = createStore(settings);
  try {
    await store.open();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/**
 * Creates a store that opens on its first transaction. If opening fails, the next transaction tries again. Leaves a
 * newer schema as it is, so that old and new servers can run side by side during an upgrade.
 * @param beforeOpen runs before anything is stored
 */
export function createStore(
  settings: StoreSettings,
  beforeOpen: () => Promise<void> = async () => {},
): Store {
  const kind = settings.databaseUrl === null ? "sqlite" : "postgres";
  const db =
    settings.databaseUrl === null ? openSqlite(settings.dataDir) : openPostgres(settings.databaseUrl);
  const run: RunTransaction =
    kind === "sqlite" ? serializeTransactions(db) : (work) => db.transaction().execute(work);
  const runRaw: RunTransaction = (work) => withErrorsNamed(() => run(work));
  let opening: Promise<void> | null = null;
  const open = () => {
    opening ??= withErrorsNamed(beforeOpen)
      .then(() => migrate(runRaw, kind))
      .then(() => runRaw(fillNoticeColumns))
      .catch((error) => {
        opening = null;
        throw error;
      });
    return opening;
  };
  const transaction: Store["transaction"] = async (work) => {
    await open();
    return runRaw(work);
  };
  return {
    kind,
    db,
    open,
    transaction,
    ready: () => transaction(provesWrite),
    scrub: () => withErrorsNamed(() => scrub(db, kind)),
    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

export interface StoreSettings {
  /** `postgres://…`, or null for SQLite at `<dataDir>/site.db`. */
  databaseUrl: string | null;
  dataDir: string;
}

export interface Store extends AsyncDisposable {
  readonly kind: StoreKind;
  /** For single statements. Inside `transaction`, use `tx`: SQLite has one connection, so `db` would deadlock. */
  readonly db: Kysely<Schema>;
  /** Opens and migrates the database, unless it is open. `transaction` calls this first. */
  open(): Promise<void>;
  /**
   * Runs `work` in one transaction, which is durable once the promise resolves. An error rolls it back.
   * @throws StoreUnavailable when the database cannot be reached, is locked, full or read-only
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Proves that an enquiry could be stored now. */
  ready(): Promise<void>;
  /** Rewrites tables with personal data, so that deleted rows leave no trace. Writers wait. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

async function withErrorsNamed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storeErrorOf(error) ?? error;
  }
}

/** Counts the rows that a query finds. */
export async function countOf<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const counting = query.select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counting.executeTakeFirstOrThrow()).count;
}

/** The database's time, the same for all servers even if their clocks differ. */
export function databaseTime(kind: StoreKind): RawBuilder<number> {
  return kind === "sqlite"
    ? sql`cast(unixepoch('subsec') * 1000 as integer)`
    : sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
}

/** Returns the database's current time. */
export async function timeIn(db: Kysely<Schema>, kind: StoreKind): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${databaseTime(kind)} as now`.execute(db);
  return Number(rows[0]?.now);
}

/**
 * Takes a lock until the transaction ends, so that only one server at a time does this work for this key. SQLite needs
 * no lock, because its transactions run one at a time.
 */
export async function lock(
  tx: Transaction<Schema>,
  kind: StoreKind,
  name: keyof typeof lockNumbers,
  key: string,
): Promise<void> {
  if (kind === "postgres")
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumbers[name])}, hashtext(${key}))`.execute(tx);
}

/** The first numbers of PostgreSQL's advisory locks: arbitrary, but the same for all servers. */
const lockNumbers = { mailbox: 5151, "spam-text": 5153 } as const;
