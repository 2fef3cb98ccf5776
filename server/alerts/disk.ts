import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { Kysely } from "kysely";
import { z } from "zod";
import { readFindings, writeFinding } from "../store/findings.ts";
import type { FindingName, Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { Look, Trouble } from "./trouble.ts";

/**
 * What is wrong with the disk of a folder on this machine, and with those that servers on other machines have noted of
 * late: each knows its own alone, and all tell of the same alert. @throws StoreUnavailable
 */
export async function diskTroubles(db: Kysely<Schema>, { dataDir, now }: Look): Promise<Trouble[]> {
  const ours = noteName(dataDir);
  const noted = (await readFindings(db, "disk ", trouble)).filter(
    ({ what, at }) => what !== ours && now - at <= outdated,
  );
  const here = await troubleOf(dataDir);
  return [...(here ? [here] : []), ...noted.map(({ found }) => found)];
}

const trouble = z.object({ found: z.string(), unseen: z.boolean() });

/** Notes it for the other servers. @throws StoreUnavailable */
export async function noteDisk(store: Store, { dataDir, now }: Look): Promise<void> {
  const what = noteName(dataDir);
  const noted = (await readFindings(store.db, "disk ", trouble)).find((row) => row.what === what);
  const here = await troubleOf(dataDir);
  if (here && (!noted || Math.abs(now - noted.at) >= outdated / 3)) {
    const found = { ...here, found: `${here.found} (${hostname()})` };
    await store.transaction((tx) => writeFinding(tx, what, { at: now, found }));
  } else if (!here && noted) {
    await store.transaction((tx) => tx.deleteFrom("findings").where("what", "=", what).execute());
  }
}

/** Milliseconds. A server that has said nothing for so long has gone, and its disk with it. */
const outdated = 15 * 60 * 1000;

function noteName(dataDir: string): FindingName {
  return `disk ${hostname()} ${dataDir}`;
}

async function troubleOf(dataDir: string): Promise<z.infer<typeof trouble> | null> {
  try {
    const { bytes, free } = await diskOf(dataDir);
    if (free >= Math.min(leastFree, bytes / 10)) return null;
    return { unseen: false, found: `${Math.floor(free / 2 ** 20)} MiB are free on the disk of ${dataDir}` };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "unknown";
    return { unseen: true, found: `the disk of ${dataDir} (${code})` };
  }
}

export async function diskOf(folder: string): Promise<{ bytes: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { bytes: blocks * bsize, free: bavail * bsize };
}

/** A tenth of a small disk; of a large one it would be too much. */
const leastFree = 5 * 2 ** 30;
