import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { systemClock } from "../clock.ts";
import { syncFolder } from "../data-dir/durable-file.ts";
import { codeOf } from "../monitoring/error-code.ts";
import { eraseAgain } from "../privacy/erase.ts";
import { asideName } from "../privacy/replaced.ts";
import { openStore } from "../store/store.ts";
import { storeExists } from "../store/store-exists.ts";
import { BackupProblem } from "./backup-problem.ts";
import { carryOver } from "./carry-over.ts";
import { checkOrigin, inspectSqlite } from "./known-backup.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";

/** Everything is done to a copy in `folder`, which then takes the database's place in one step. */
export async function restoreSqlite(
  file: string,
  folder: string,
  dependencies: RestoreDependencies,
): Promise<RestoreReport> {
  const { dataDir } = dependencies.settings;
  const copy = path.join(folder, "site.db");
  await copyFile(file, copy).catch((error: unknown) => {
    throw new BackupProblem(`${file} can't be copied to ${folder} (${codeOf(error)})`);
  });
  // The copy, not the file itself: reading may write files beside it.
  checkOrigin(file, inspectSqlite(copy), dependencies.now);
  const place = path.join(dataDir, "site.db");
  const wasThere = await storeExists({ databaseUrl: null, dataDir });
  const readable = wasThere && isSound(place);
  // For one that is not there, or can't be read, stands an empty one, which knows of nothing since.
  const replaced = readable ? dataDir : path.join(folder, "empty");
  const erasedAgain = await carryInto(folder, replaced, dependencies);
  const aside = wasThere ? path.join(dataDir, asideName(dependencies.now)) : null;
  if (aside !== null) await keepAside(place, aside);
  await rename(copy, place);
  await syncFolder(dataDir);
  return { erasedAgain, aside, unreadable: wasThere && !readable };
}

function isSound(file: string): boolean {
  try {
    inspectSqlite(file);
    return true;
  } catch {
    return false;
  }
}

async function carryInto(
  folder: string,
  replaced: string,
  { settings: { dataDir }, secret, now }: RestoreDependencies,
): Promise<number> {
  // Brings its tables up to date.
  await openStore({ databaseUrl: null, dataDir: replaced }).then((store) => store.close());
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  try {
    await sql`attach ${path.join(replaced, "site.db")} as replaced`.execute(store.db);
    await store.transaction(async (tx) => {
      for (const statement of carryOver("replaced", now)) await sql.raw(statement).execute(tx);
    });
    await sql`detach replaced`.execute(store.db);
    const erased = await eraseAgain({ store, dataDir, secret, clock: systemClock });
    // Nothing is left in the write-ahead log, which stays behind.
    await store.scrub();
    return erased.enquiries + erased.subscriptions;
  } finally {
    await store.close();
  }
}

/** With its write-ahead log, if it could not be read: beside another database that would damage it. */
async function keepAside(place: string, aside: string): Promise<void> {
  await mkdir(aside, { mode: 0o700 });
  for (const name of ["site.db-wal", "site.db-shm"]) {
    const log = path.join(path.dirname(place), name);
    if (existsSync(log)) await rename(log, path.join(aside, name));
  }
  // A second name, so that there is a database in the place at every moment; some disks know no such thing.
  await link(place, path.join(aside, "site.db")).catch(() => rename(place, path.join(aside, "site.db")));
  await syncFolder(aside);
}
