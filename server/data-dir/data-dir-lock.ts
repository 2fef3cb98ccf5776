import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartProblem } from "../start-problem.ts";
import { storeErrorOf } from "../store/unavailable.ts";

/**
 * Makes this process the only server on a folder, until it lets go or dies: the lock is one of the operating
 * system's, on a file beside the database, so a kill leaves none behind. The owner's commands and backups don't ask
 * for it; a restore does.
 * @param expected what the owner is asked for where another one has it
 * @returns what lets go
 * @throws StartProblem when another server has it, or when the file can't be used
 */
export function acquireDataDirLock(
  folder: string,
  expected = "a folder of its own, or DATABASE_URL for several servers",
): () => void {
  const file = join(folder, "server.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Nothing is written, so that a full disk can't be in the way.
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

/** Kept here: a connection that nobody refers to any more is closed with the rest of the garbage, and its lock goes. */
const locks = new Set<DatabaseSync>();

function refusal(error: unknown, folder: string, file: string, expected: string): unknown {
  // https://www.sqlite.org/rescode.html: SQLITE_BUSY.
  if (error instanceof Error && "errcode" in error && error.errcode === 5) {
    return new StartProblem(
      `DATA_DIR: found ${folder}, which a running server or a restore uses; expected ${expected}`,
    );
  }
  const reason = storeErrorOf(error)?.message;
  return reason === undefined
    ? error
    : new StartProblem(`DATA_DIR: ${reason}; expected to read and write ${file}`);
}
