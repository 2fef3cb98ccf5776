import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BackupProblem } from "./backup-problem.ts";

/**
 * Copies the database as it stands at one moment into an empty file, while others go on writing. `vacuum into` leaves
 * out what was deleted, of which free pages would still hold the text. @throws BackupProblem
 */
export async function copySqlite(dataDir: string, draft: string): Promise<void> {
  const file = path.join(dataDir, "site.db");
  try {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    try {
      database.prepare("vacuum into ?").run(draft);
    } finally {
      database.close();
    }
    inspectSqlite(draft);
  } catch (error) {
    if (error instanceof BackupProblem || !(error instanceof Error)) throw error;
    throw new BackupProblem(`${file} can't be copied: ${error.message}`);
  }
}

/**
 * Reads the whole file: every page, every index, every reference.
 * @returns the migrations that it has seen
 * @throws BackupProblem when something is damaged, or it is no database of this site
 */
export function inspectSqlite(file: string): { number: number; name: string }[] {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    const errors = database.prepare("pragma integrity_check(1)").all();
    if (errors[0]?.integrity_check !== "ok") {
      throw new BackupProblem(`${file} is damaged: ${String(errors[0]?.integrity_check)}`);
    }
    const rows = database.prepare("select number, name from migrations order by number").all();
    return rows.map(({ number, name }) => ({ number: Number(number), name: String(name) }));
  } catch (error) {
    if (error instanceof BackupProblem || !(error instanceof Error)) throw error;
    throw new BackupProblem(`${file} is no database of this site, or is damaged: ${error.message}`);
  } finally {
    database?.close();
  }
}
