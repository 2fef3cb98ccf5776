import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartProblem } from "../start-problem.ts";
import { sqliteCode, storeErrorOf } from "../store/unavailable.ts";

/**
 * Locks a file in a folder, so that no other server uses the folder until this process releases the lock or exits. A
 * restore takes the same lock; backups and other commands do not.
 * @param expected the words after "expected" in the error message if the lock is taken
 * @returns a function that releases the lock
 * @throws StartProblem when the lock is taken, or its file cannot be used
 */
export function acquireDataDirLock(
  folder: string,
  expected = "a folder that no other server uses, or DATABASE_URL for several servers",
): () => void {
  const file = join(folder, "server.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Taking the lock writes nothing, so it works even on a full disk.
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock?.close();
    throw refusal(error, folder, file, expected);
  }
  const held = lock;
  locks.add(held);
  return () => {
    if (locks.delete(held)) held.close();
  };
}

/** Keeps references to the connections. Otherwise garbage collection would close them and release their locks. */
const locks = new Set<DatabaseSync>();

function refusal(error: unknown, folder: string, file: string, expected: string): unknown {
  // SQLITE_BUSY (https://www.sqlite.org/rescode.html).
  if (sqliteCode(error) === 5) {
    return new StartProblem(
      `DATA_DIR: found ${folder}, which a running server or a restore is using; expected ${expected}`,
    );
  }
  const reason = storeErrorOf(error)?.message;
  return reason === undefined
    ? error
    : new StartProblem(`DATA_DIR: ${reason}; expected read and write access to ${file}`);
}
