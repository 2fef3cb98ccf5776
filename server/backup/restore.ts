import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { codeOf } from "../monitoring/error-code.ts";
import { makeDataDir } from "../start-problem.ts";
import { BackupProblem } from "./backup-problem.ts";
import { restorePostgres } from "./restore-postgres.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

/**
 * Puts a backup in the place of the database, which is kept aside. Nothing is touched before the backup was read to
 * its end; whoever had themselves erased since stays erased, and what was sent since is not sent again.
 * @throws BackupProblem, StartProblem, StoreUnavailable
 */
export async function restore(file: string, dependencies: RestoreDependencies): Promise<RestoreReport> {
  const { dataDir, databaseUrl } = dependencies.settings;
  const kind = await kindOf(file);
  if (kind === "sqlite" && databaseUrl !== null) {
    throw new BackupProblem(
      `${file} is a copy of SQLite, but DATABASE_URL names a PostgreSQL; unset it first`,
    );
  }
  if (kind === "postgres" && databaseUrl === null) {
    throw new BackupProblem(`${file} is a backup of PostgreSQL, but DATABASE_URL is not set; set it first`);
  }
  await makeDataDir(dataDir);
  const release = acquireDataDirLock(dataDir, "it to be stopped first; nothing was changed");
  const folder = path.join(dataDir, "restoring");
  try {
    // What a restore that was killed has left there.
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

async function kindOf(file: string): Promise<"sqlite" | "postgres"> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw new BackupProblem(`${file} can't be read (${codeOf(error)})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.toString("latin1");
    // https://www.sqlite.org/fileformat.html#magic_header_string, and the same of pg_dump's custom format.
    if (start === "SQLite format 3\0") return "sqlite";
    if (start.startsWith("PGDMP")) return "postgres";
  } catch (error) {
    throw new BackupProblem(`${file} can't be read (${codeOf(error)})`);
  } finally {
    await handle.close();
  }
  throw new BackupProblem(`${file} is no backup of this site: it begins with something else`);
}
