import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./settings.ts";
import { StoreUnavailable } from "./store/unavailable.ts";

/** Something the owner has to change before the site can start; each line says what was found and expected. */
export class StartProblem extends Error {
  override name = "StartProblem";
  readonly lines: string[];

  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** @throws StartProblem when the folder isn't there and can't be made, or can't be written. */
export async function checkDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (fault) {
    throw new StartProblem(
      `DATA_DIR: found ${folder}, which can't be written (${codeOf(fault)}); expected a folder that this user may write to`,
    );
  }
}

/** What a fault while the database opens means for the owner; other faults stay what they are. */
export function storeProblem(fault: unknown, { databaseUrl, dataDir }: Settings): unknown {
  if (!(fault instanceof StoreUnavailable)) return fault;
  return new StartProblem(
    databaseUrl === null
      ? `DATA_DIR: ${fault.message}; expected to read and write ${join(dataDir, "site.db")}`
      : `DATABASE_URL: ${fault.message}; expected a PostgreSQL that answers and lets this user create tables`,
  );
}

/** What a fault while listening means for the owner; other faults stay what they are. */
export function listenProblem(fault: unknown, { port, host }: Settings): unknown {
  switch (codeOf(fault)) {
    case "EADDRINUSE":
      return new StartProblem(`PORT: found ${port}, which another program listens on; expected a free port`);
    case "EACCES":
      return new StartProblem(`PORT: found ${port}, which this user may not open; expected one from 1024 up`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartProblem(
        `HOST: found ${host}, which is no address of this machine; expected one that is`,
      );
    default:
      return fault;
  }
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault ? String(fault.code) : "no reason given";
}
