import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { systemClock } from "../clock.ts";
import { syncFolder } from "../data-dir/durable-file.ts";
import { refusalOf } from "../monitoring/error-facts.ts";
import { eraseAgain } from "../privacy/erase.ts";
import { replacedName } from "../privacy/replaced-databases.ts";
import { openStore } from "../store/store.ts";
import { storeExists } from "../store/store-exists.ts";
import { BackupProblem } from "./backup-problem.ts";
import { carryOver } from "./carry-over.ts";
import { checkOrigin, inspectSqlite } from "./known-backup.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";

/** Prepares the restored database in `folder`, then moves it into place in one step. */
export async function restoreSqlite(
  file: string,
  folder: string,
  dependencies: RestoreDependencies,
): Promise<RestoreReport> {
  const { dataDir } = dependencies.settings;
  const copy = path.join(folder, "site.db");
  await copyFile(file, copy).catch((error: unknown) => {
    throw new BackupProblem(`${file} can't be copied to ${folder} (${refusalOf(error)})`);
  });
  // Inspects the copy, because SQLite may create files next to a database that it reads.
  checkOrigin(file, inspectSqlite(copy), dependencies.now);
  const place = path.join(dataDir, "site.db");
  const wasThere = await storeExists({ databaseUrl: null, dataDir });
  const readable = wasThere && isIntact(place);
  // If the current database is missing or unreadable, carries data over from an empty one.
  const replaced = readable ? dataDir : path.join(folder, "empty");
  const erasedAgain = await carryInto(folder, replaced, dependencies);
  const keptAt = wasThere ? path.join(dataDir, replacedName(dependencies.now)) : null;
  if (keptAt !== null) await keepReplaced(place, keptAt);
  await rename(copy, place);
  await syncFolder(dataDir);
  return { erasedAgain, keptAt, unreadable: wasThere && !readable };
}

function isIntact(file: string): boolean {
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
  // Opening the replaced store migrates its database.
  await openStore({ databaseUrl: null, dataDir: replaced }).then((store) => store.close());
  await using store = await openStore({ databaseUrl: null, dataDir: folder });
  await sql`attach ${path.join(replaced, "site.db")} as replaced`.execute(store.db);
  await store.transaction(async (tx) => {
    for (const statement of carryOver("replaced", now)) await sql.raw(statement).execute(tx);
  });
  await sql`detach replaced`.execute(store.db);
  const erased = await eraseAgain({ store, dataDir, secret, clock: systemClock });
  // Empties the write-ahead log, because only the database file is moved.
  await store.scrub();
  return erased.enquiries + erased.subscriptions;
}

/** Moves the replaced database away, together with its write-ahead log, which would damage the restored database. */
export async function keepReplaced(place: string, keptAt: string): Promise<void> {
  await mkdir(keptAt, { mode: 0o700 });
  for (const name of ["site.db-wal", "site.db-shm"]) {
    const log = path.join(path.dirname(place), name);
    if (existsSync(log)) await rename(log, path.join(keptAt, name));
  }
  // Uses a hard link, so that there is always a database in place. Without support for hard links, renames the file.
  await link(place, path.join(keptAt, "site.db")).catch(() => rename(place, path.join(keptAt, "site.db")));
  await syncFolder(keptAt);
}
