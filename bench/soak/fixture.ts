import { statSync } from "node:fs";
import { join } from "node:path";
import { type Stored, storedInPostgres, storedInSqlite } from "../promises/stored.ts";
import type { Bench } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createPostgresDatabase } from "../yardsticks/databases.ts";
import { startPostgres } from "../yardsticks/postgres.ts";

/** The data folder, settings and database of a soak test's site. */
export interface Fixture {
  folder: string;
  settings: Record<string, string>;
  stored: Stored;
  /** The size of SQLite's write-ahead log in bytes; null on PostgreSQL. */
  walSize(): number | null;
}

export async function createFixture(bench: Bench, onPostgres: boolean): Promise<Fixture> {
  const folder = temporaryFolder(bench);
  if (!onPostgres) {
    const file = join(folder, "site.db");
    return {
      folder,
      settings: {},
      stored: storedInSqlite(file),
      walSize: () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0,
    };
  }
  const cluster = await startPostgres(bench);
  const url = await createPostgresDatabase(cluster.url, "soak");
  return { folder, settings: { DATABASE_URL: url }, stored: storedInPostgres(url), walSize: () => null };
}
