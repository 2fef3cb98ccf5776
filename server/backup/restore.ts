import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { refusalOf } from "../monitoring/error-facts.ts";
import { BackupProblem } from "./backup-problem.ts";
import { restorePostgres } from "./restore-postgres.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

/**
 * Replaces the database with a backup and keeps the old one. Nothing changes until the whole backup has been read.
 * Erased data stays erased, and email that has been sent is not sent again.
 * @throws BackupProblem, StartProblem, StoreUnavailable
 */
export async function restore(file: string, dependencies: RestoreDependencies): Promise<RestoreReport> {
  const { dataDir, databaseUrl } = dependencies.settings;
  const [kind, beginning] = databaseUrl === null ? ["SQLite", "SQLite format 3\0"] : ["PostgreSQL", "PGDMP"];
  if (!(await fileStartsWith(file, beginning))) {
    throw new BackupProblem(
      `${file} is not a backup from ${kind}, where this site's data is: DATABASE_URL is ${databaseUrl === null ? "not " : ""}set`,
    );
  }
  const release = acquireDataDirLock(dataDir, "it to be stopped first; nothing was changed");
  const folder = path.join(dataDir, "restoring");
  try {
    // Removes files left behind by a restore that was killed.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return databaseUrl === null
      ? await restoreSqlite(file, folder, dependencies)
      : await restorePostgres(file, folder, { ...dependencies, databaseUrl });
  } finally {
    await rm(folder, { recursive: true, force: true });
    release();
  }
}

/**
 * Whether a file begins with the given magic bytes: those of SQLite
 * (https://www.sqlite.org/fileformat.html#magic_header_string) or of pg_dump's custom format.
 */
async function fileStartsWith(file: string, beginning: string): Promise<boolean> {
  try {
    await using handle = await open(file, "r");
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString("latin1").startsWith(beginning);
  } catch (error) {
    throw new BackupProblem(`${file} can't be read (${refusalOf(error)})`);
  }
}
