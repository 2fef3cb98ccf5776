import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { systemClock } from "../clock.ts";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { syncFolder } from "../data-dir/durable-file.ts";
import { codeOf } from "../monitoring/error-code.ts";
import { eraseAgain } from "../privacy/erase.ts";
import { makeDataDir } from "../start-problem.ts";
import { lastRun } from "../store/last-run.ts";
import { openStore, type Store } from "../store/store.ts";
import { checkAge, checkLevel } from "./backup-level.ts";
import { BackupProblem } from "./backup-problem.ts";
import { carryOver, nothingSince, openInBackup, readSince, type Since } from "./carry-over.ts";
import { noteTime } from "./carry-told.ts";
import { inspectSqlite } from "./copy-sqlite.ts";
import { countPeople } from "./count-people.ts";
import { isThere } from "./place-file.ts";
import { asideFolder, restoringFolder } from "./replaced.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";

/** Everything is done to a copy, which then takes the database's place in one step. */
export async function restoreSqlite(file: string, dependencies: RestoreDependencies): Promise<RestoreReport> {
  const { dataDir } = dependencies.settings;
  await makeDataDir(dataDir);
  const release = acquireDataDirLock(dataDir, "it to be stopped first; nothing was changed");
  const folder = restoringFolder(dataDir);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    const copy = path.join(folder, "site.db");
    await copyFile(file, copy).catch((error: unknown) => {
      throw new BackupProblem(`${file} can't be copied to ${folder} (${codeOf(error)})`);
    });
    // The copy, not the file itself: reading may write files beside it.
    checkLevel(file, inspectSqlite(copy));
    const done = await prepare(file, folder, dependencies);
    const aside = await swap(copy, dependencies);
    return { ...done, aside };
  } finally {
    await rm(folder, { recursive: true, force: true });
    release();
  }
}

async function prepare(
  file: string,
  folder: string,
  { settings: { dataDir }, secret, now }: RestoreDependencies,
) {
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  try {
    const made = await lastRun(store.db);
    checkAge(file, made ?? now, now);
    const since = await sinceThen(dataDir, store);
    const counts = await store.transaction(async (tx) => {
      // Only afterwards its own database was told of it.
      if (made !== null) await noteTime(tx, { what: "backup", at: made });
      return carryOver(tx, since ?? nothingSince, now);
    });
    const { enquiries, subscriptions } = await eraseAgain({ store, dataDir, secret, clock: systemClock });
    await store.scrub();
    return {
      ...(await countPeople(store.db)),
      ...counts,
      erasedAgain: enquiries + subscriptions,
      unreadable: since === null,
    };
  } finally {
    await store.close();
  }
}

/** Null when the database is damaged, which may be why it is replaced; DATA_DIR/erasures has to do then. */
async function sinceThen(dataDir: string, copy: Store): Promise<Since | null> {
  if (!(await isThere(path.join(dataDir, "site.db")))) return nothingSince;
  const replaced = await openStore({ databaseUrl: null, dataDir }).catch(() => null);
  if (replaced === null) return null;
  try {
    return await readSince(replaced.db, await openInBackup(copy.db));
  } catch {
    return null;
  } finally {
    await replaced.close();
  }
}

/** The replaced database's write-ahead log goes with it: beside another database it would damage that one. */
async function swap(
  copy: string,
  { settings: { dataDir }, now }: RestoreDependencies,
): Promise<string | null> {
  const place = path.join(dataDir, "site.db");
  const aside = (await isThere(place)) ? asideFolder(dataDir, now) : null;
  if (aside !== null) {
    await mkdir(aside, { mode: 0o700 });
    for (const name of ["site.db-wal", "site.db-shm"]) {
      const from = path.join(dataDir, name);
      if (await isThere(from)) await rename(from, path.join(aside, name));
    }
    // A second name, so that there is a database in the place at every moment; some disks know no such thing.
    await link(place, path.join(aside, "site.db")).catch(() => rename(place, path.join(aside, "site.db")));
    await syncFolder(aside);
  }
  await rename(copy, place);
  await syncFolder(dataDir);
  return aside;
}
