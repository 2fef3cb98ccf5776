import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { Kysely } from "kysely";
import { z } from "zod";
import { minuteMs } from "../../durations.ts";
import { codeOf } from "../../monitoring/error-facts.ts";
import { readCheckResults, writeCheckResult } from "../../store/check-results.ts";
import type { CheckName, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/** A message about a disk that is nearly full or cannot be measured. */
type DiskProblem = z.infer<typeof problem>;

const problem = z.object({ measured: z.boolean(), found: z.string() });

/** Checks a folder's disk, and adds the disk problems that other servers recorded recently. */
export async function diskProblems(
  db: Kysely<Schema>,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<DiskProblem[]> {
  const ours = noteName(dataDir);
  const noted = await readCheckResults(db, "disk ", problem);
  const others = noted.filter(({ what, at }) => what !== ours && now - at <= outdatedMs);
  const here = await problemOf(dataDir);
  return [...(here ? [here] : []), ...others.map(({ found }) => found)];
}

/**
 * Returns a function that records a problem with this server's disk, so that other servers see it too. Each round of
 * the alert watch calls the function.
 */
export function createDiskNote(store: Store, dataDir: string): (now: number) => Promise<void> {
  const what = noteName(dataDir);
  // True at first, because an earlier process may have recorded a problem.
  let isNoted = true;

  return async (now) => {
    const here = await problemOf(dataDir);
    if (here) {
      const found = { ...here, found: `${here.found} (${hostname()})` };
      await store.transaction((tx) => writeCheckResult(tx, what, { at: now, found }));
    } else if (isNoted) {
      await store.transaction((tx) => tx.deleteFrom("check_results").where("what", "=", what).execute());
    }
    isNoted = here !== null;
  };
}

/** If a server's record is older than this, the server is presumed gone and its record is ignored. */
const outdatedMs = 15 * minuteMs;

function noteName(dataDir: string): CheckName {
  return `disk ${hostname()} ${dataDir}`;
}

async function problemOf(dataDir: string): Promise<DiskProblem | null> {
  try {
    const { bytes, free } = await diskOf(dataDir);
    if (free >= Math.min(leastFree, bytes / 10)) return null;
    return {
      measured: true,
      found: `only ${Math.floor(free / 2 ** 20)} MiB free on the disk that holds ${dataDir}`,
    };
  } catch (error) {
    return { measured: false, found: `${codeOf(error)} on ${dataDir}` };
  }
}

export async function diskOf(folder: string): Promise<{ bytes: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { bytes: blocks * bsize, free: bavail * bsize };
}

/** A disk counts as nearly full if it has fewer free bytes than this or, if that is less, than a tenth of its size. */
const leastFree = 5 * 2 ** 30;
