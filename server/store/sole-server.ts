import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Says that this process alone serves, or replaces, what lies in a data folder, until it lets go or dies. The lock is
 * SQLite's own on a file made for it: the system takes it from a process that was killed, on every platform, so
 * nothing stale is ever in the way. The owner's commands don't ask for it.
 *
 * @returns null when another process has it
 * @throws what SQLite says when the file can't be written
 */
export function holdDataDir(dataDir: string): DataDirHold | null {
  const lock = new DatabaseSync(path.join(dataDir, "site.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (fault) {
    lock.close();
    if (fault instanceof Error && "errcode" in fault && fault.errcode === busy) return null;
    throw fault;
  }
  return { release: () => lock.close() };
}

export interface DataDirHold {
  release(): void;
}

/** https://www.sqlite.org/rescode.html */
const busy = 5;
