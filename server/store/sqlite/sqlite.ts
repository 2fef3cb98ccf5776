import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { makeFolder } from "../../data-dir/make-folder.ts";
import type { Schema } from "../schema.ts";
import { retryWhileBusy, SqliteDriver } from "./driver.ts";

/** `<folder>/site.db`, which the first query opens; the folder and the file are made when they are missing. */
export function openSqlite(folder: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: dialectFor(folder) });
}

async function openFile(folder: string): Promise<DatabaseSync> {
  await makeFolder(folder);
  const database = new DatabaseSync(path.join(folder, "site.db"), {
    enableForeignKeyConstraints: true,
    // This waits inside SQLite with the whole process standing still; longer waits are the driver's.
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

function dialectFor(folder: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(() => openFile(folder)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new QueueingAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Says "many connections" because the driver itself hands out its one: Kysely's queue for it waits for ever. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
