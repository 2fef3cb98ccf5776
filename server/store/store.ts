import type { Kysely, Transaction } from "kysely";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { provesWrite } from "./readiness.ts";
import type { RunTransaction, Schema, StoreKind } from "./schema.ts";
import { scrub } from "./scrub.ts";
import { inTurns, openSqlite } from "./sqlite/sqlite.ts";
import { storeErrorOf } from "./unavailable.ts";

/** A store that is open. @throws StoreUnavailable when the database can't be reached or written. */
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
 * A store that opens with the first transaction, or with the first that it can. A schema newer than this code is left
 * as it is, so that old and new servers can run side by side while one replaces the other.
 * @param first what must be done before anything is stored
 */
export function createStore(settings: StoreSettings, first: () => Promise<void> = async () => {}): Store {
  const kind = settings.databaseUrl === null ? "sqlite" : "postgres";
  const db =
    settings.databaseUrl === null ? openSqlite(settings.dataDir) : openPostgres(settings.databaseUrl);
  const run: RunTransaction = kind === "sqlite" ? inTurns(db) : (work) => db.transaction().execute(work);
  const unopened: RunTransaction = (work) => withErrorsNamed(() => run(work));
  let opening: Promise<void> | null = null;
  const open = () => {
    opening ??= withErrorsNamed(first)
      .then(() => migrate(unopened, kind))
      .catch((error) => {
        opening = null;
        throw error;
      });
    return opening;
  };
  const transaction: Store["transaction"] = async (work) => {
    await open();
    return unopened(work);
  };
  return {
    kind,
    db,
    open,
    transaction,
    ready: () => transaction(provesWrite),
    scrub: () => withErrorsNamed(() => scrub(db, kind)),
    close: () => db.destroy(),
  };
}

export interface StoreSettings {
  /** `postgres://…`, or null for SQLite at `<dataDir>/site.db`. */
  databaseUrl: string | null;
  dataDir: string;
}

export interface Store {
  readonly kind: StoreKind;
  /**
   * For single statements. Inside `transaction` use its own `tx` only: SQLite has one connection, and waiting
   * for `db` there would be waiting for oneself.
   */
  readonly db: Kysely<Schema>;
  /**
   * Opens the database and brings its tables up to date, unless that is done: transactions do so themselves.
   * @throws StoreUnavailable
   */
  open(): Promise<void>;
  /**
   * Runs `work` in one transaction, durably committed once this resolves. What `work` throws undoes it.
   * @throws StoreUnavailable when the database can't be reached, is locked, full or read-only.
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Proves that an enquiry could be stored now. @throws StoreUnavailable */
  ready(): Promise<void>;
  /**
   * Rewrites the tables that hold data of people, so that nothing of a deleted row is left in their files. Others
   * wait meanwhile, for as long as it takes to copy them. @throws StoreUnavailable
   */
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
