import { open } from "node:fs/promises";
import type { Settings } from "../settings.ts";
import { BackupProblem, codeOf } from "./backup-problem.ts";
import { restorePostgres } from "./restore-postgres.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

/**
 * Puts a backup in the place of the database, which is kept aside. Nothing is touched before the backup was read to
 * its end; whoever had themselves erased since stays erased, and what was sent since is not sent again.
 * @throws BackupProblem, StartProblem, StoreUnavailable
 */
export async function restore(file: string, parts: RestoreParts): Promise<RestoreReport> {
  const kind = await kindOf(file);
  const { databaseUrl } = parts.settings;
  if (kind === "sqlite" && databaseUrl !== null) {
    throw new BackupProblem(
      `${file} is a copy of SQLite, but DATABASE_URL names a PostgreSQL; unset it first`,
    );
  }
  if (kind === "postgres" && databaseUrl === null) {
    throw new BackupProblem(`${file} is a backup of PostgreSQL, but DATABASE_URL is not set; set it first`);
  }
  return databaseUrl === null ? restoreSqlite(file, parts) : restorePostgres(file, { ...parts, databaseUrl });
}

export interface RestoreParts {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RestoreReport {
  enquiries: number;
  subscriptions: number;
  /** Enquiries and signups of people who had themselves erased since the backup was made. */
  erasedAgain: number;
  /** Mails that wait in the backup, but went out since. */
  ended: number;
  /** Mails that a person has to let out. */
  held: number;
  /** Where the replaced database is kept, in words; null: there was none. */
  aside: string | null;
  /** The replaced database could not be read. */
  unreadable: boolean;
}

async function kindOf(file: string): Promise<"sqlite" | "postgres"> {
  const handle = await open(file, "r").catch((fault: unknown) => {
    throw new BackupProblem(`${file} can't be read (${codeOf(fault)})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    // https://www.sqlite.org/fileformat.html#magic_header_string and RFC 1952, 2.3.1.
    if (buffer.toString("latin1") === "SQLite format 3\0") return "sqlite";
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "postgres";
  } catch (fault) {
    throw new BackupProblem(`${file} can't be read (${codeOf(fault)})`);
  } finally {
    await handle.close();
  }
  throw new BackupProblem(`${file} is no backup of this site: it begins with something else`);
}
