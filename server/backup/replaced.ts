import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { DataPlaces } from "../privacy/delete-rows.ts";

/** The folder, or on PostgreSQL the schema, that keeps a replaced database. */
export function asideName(now: number): string {
  return `replaced_${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "_")}`;
}

export function asideFolder(dataDir: string, now: number): string {
  return path.join(dataDir, asideName(now));
}

/** Where a backup is made ready; what a restore that was killed has left there goes with the next one. */
export function restoringFolder(dataDir: string): string {
  return path.join(dataDir, "restoring");
}

/** Removes the databases that were replaced before then. @returns how many @throws StoreUnavailable */
export async function removeReplaced(places: DataPlaces, before: number): Promise<number> {
  const old = (await replacedDatabases(places)).filter(({ at }) => at < before);
  for (const { name } of old) {
    if (places.store.kind === "sqlite") await rm(path.join(places.dataDir, name), { recursive: true });
    else await sql`drop schema ${sql.id(name)} cascade`.execute(places.store.db);
  }
  return old.length;
}

/** The replaced databases that are still kept, and when each was replaced. */
export async function replacedDatabases({
  store,
  dataDir,
}: DataPlaces): Promise<{ name: string; at: number }[]> {
  const names = store.kind === "sqlite" ? await readdir(dataDir) : await schemasOf(store);
  return names.flatMap((name) => {
    const [, day, time] = /^replaced_(\d{8})_(\d{6})$/.exec(name) ?? [];
    if (day === undefined || time === undefined) return [];
    const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`;
    return [{ name, at: Date.parse(iso) }];
  });
}

async function schemasOf({ db }: DataPlaces["store"]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db);
  return rows.map(({ name }) => name);
}
