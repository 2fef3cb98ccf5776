import { DatabaseSync } from "node:sqlite";
import { expiredBefore, retentionPeriods } from "../../contract/retention-periods.ts";
import { ownMigrations } from "../store/migrate.ts";
import { BackupProblem } from "./backup-problem.ts";
import { runProgram } from "./postgres-programs.ts";

/** What a backup says about the database that it was made from. */
interface BackupOrigin {
  migrations: { number: number; name: string }[];
  /** When a server last used that database, or null if no server ever did. */
  lastRun: number | null;
}

/**
 * @throws BackupProblem when the file is not a backup of this site, was made by a newer version, or is so old that
 * records of erasures since then have been deleted
 */
export function checkOrigin(file: string, { migrations, lastRun }: BackupOrigin, now: number): void {
  if (migrations.length === 0) throw new BackupProblem(`${file} is not a backup of this site`);
  const known = ownMigrations();
  const newer = migrations.find(
    ({ number, name }) => !known.some((own) => own.number === number && own.name === name),
  );
  if (newer !== undefined) {
    throw new BackupProblem(
      `${file} was made by a newer version of the site (with migration ${newer.number} ${newer.name}); install that version first`,
    );
  }
  if (lastRun !== null && lastRun < expiredBefore(retentionPeriods.erasure, now)) {
    throw new BackupProblem(
      `${file} is from ${new Date(lastRun).toISOString().slice(0, 10)}, which is too old: the record of who has been erased since is gone, so a restore could bring their data back`,
    );
  }
}

/** Checks a SQLite file's integrity. @throws BackupProblem when it is damaged, or not a database of this site */
export function inspectSqlite(file: string): BackupOrigin {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    const [found] = database.prepare("pragma integrity_check(1)").all();
    if (found?.integrity_check !== "ok") throw new Error(String(found?.integrity_check));
    const rows = database.prepare("select number, name from migrations").all();
    const run = database.prepare("select at from job_runs where what = 'server'").get();
    return {
      migrations: rows.map(({ number, name }) => ({ number: Number(number), name: String(name) })),
      lastRun: run === undefined ? null : Number(run.at),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new BackupProblem(`${file} is damaged, or is not a database of this site: ${error.message}`);
  }
}

/** Reads what a PostgreSQL dump says about its origin. @throws BackupProblem when it cannot be read */
export async function inspectDump(file: string): Promise<BackupOrigin> {
  const tables = ["--table=migrations", "--table=job_runs"];
  const rows = await runProgram("pg_restore", ["--data-only", ...tables, "--file=-", file]);
  const [, lastRun] = /^server\t(\d+)$/m.exec(rows) ?? [];
  return {
    migrations: [...rows.matchAll(/^(\d+)\t([a-z][a-z0-9-]*)\t\d+$/gm)].map(([, number, name]) => ({
      number: Number(number),
      name: String(name),
    })),
    lastRun: lastRun === undefined ? null : Number(lastRun),
  };
}
