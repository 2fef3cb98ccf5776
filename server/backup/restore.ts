import { open } from "node:fs/promises";
import { codeOf } from "../monitoring/error-code.ts";
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
  const kind = await kindOf(file);
  const { databaseUrl } = dependencies.settings;
  if (kind === "sqlite" && databaseUrl !== null) {
    throw new BackupProblem(
      `${file} is a copy of SQLite, but DATABASE_URL names a PostgreSQL; unset it first`,
    );
  }
  if (kind === "postgres" && databaseUrl === null) {
    throw new BackupProblem(`${file} is a backup of PostgreSQL, but DATABASE_URL is not set; set it first`);
  }
  return databaseUrl === null
    ? restoreSqlite(file, dependencies)
    : restorePostgres(file, { ...dependencies, databaseUrl });
}

async function kindOf(file: string): Promise<"sqlite" | "postgres"> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw new BackupProblem(`${file} can't be read (${codeOf(error)})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    // https://www.sqlite.org/fileformat.html#magic_header_string and RFC 1952, 2.3.1.
    if (buffer.toString("latin1") === "SQLite format 3\0") return "sqlite";
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "postgres";
  } catch (error) {
    throw new BackupProblem(`${file} can't be read (${codeOf(error)})`);
  } finally {
    await handle.close();
  }
  throw new BackupProblem(`${file} is no backup of this site: it begins with something else`);
}
