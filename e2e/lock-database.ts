import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { retryWhileBusy } from "../server/store/sqlite/sqlite.ts";

/**
 * Takes SQLite's write lock, as a backup tool might. The returned function releases the lock. Waiting for the lock does
 * not block the process, because a site in the same process may be writing.
 */
export async function lockDatabase(dataDir: string): Promise<() => void> {
  const database = new DatabaseSync(path.join(dataDir, "site.db"));
  await retryWhileBusy(() => database.exec("begin immediate"));
  return () => database.close();
}
