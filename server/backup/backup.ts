import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFolder, writeDurably } from "../data-dir/durable-file.ts";
import { refusalOf } from "../monitoring/error-facts.ts";
import type { Settings } from "../settings.ts";
import { tableNames } from "../store/migrate.ts";
import { BackupProblem } from "./backup-problem.ts";
import { inspectSqlite } from "./known-backup.ts";
import { connectedTo, runProgram } from "./postgres-programs.ts";

/**
 * Writes a consistent copy of the database into a private file while servers keep running. The file gets its final name
 * only once it is complete and durable.
 * @throws BackupProblem
 */
export async function backup(
  target: string,
  { dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">,
  overwrite: boolean,
): Promise<{ bytes: number; replaced: boolean }> {
  const replaced = existsSync(target);
  if (replaced && !overwrite) {
    throw new BackupProblem(`${target} already exists; choose another name, or add --overwrite`);
  }
  const draft = `${target}.${randomBytes(6).toString("hex")}.part`;
  try {
    await writeDurably(draft, "a", "");
    if (databaseUrl === null) copySqlite(path.join(dataDir, "site.db"), draft);
    else await dumpPostgres(databaseUrl, draft);
    await writeDurably(draft, "a", "");
    await rename(draft, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new BackupProblem(`${target} can't be written to (${refusalOf(error)}); no backup was made`);
  } finally {
    await rm(draft, { force: true });
  }
  return { bytes: (await stat(target)).size, replaced };
}

/** Uses `vacuum into`, because it does not copy free pages, which may still contain deleted text. */
function copySqlite(file: string, draft: string): void {
  try {
    using database = new DatabaseSync(file, { timeout: 10_000 });
    database.prepare("vacuum into ?").run(draft);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new BackupProblem(`${file} can't be copied: ${error.message}`);
  }
  inspectSqlite(draft);
}

/** Dumps only the site's own tables, because the database may contain others. */
async function dumpPostgres(url: string, draft: string): Promise<void> {
  const tables = tableNames().map((table) => `--table=${table}`);
  await runProgram(
    "pg_dump",
    ["--format=custom", "--no-owner", "--no-privileges", ...tables, `--file=${draft}`],
    connectedTo(url),
  );
}
