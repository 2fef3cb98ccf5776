import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { DataPlaces } from "./delete-rows.ts";

/** Returns the folder name (or PostgreSQL schema) for a database replaced at this time. The names sort by time. */
export function replacedName(now: number): string {
  return `replaced_${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "_")}`;
}

/** Removes databases that were replaced before this time. @returns the number removed */
export async function removeReplaced(places: DataPlaces, before: number): Promise<number> {
  const old = (await replacedDatabases(places)).filter((name) => name < replacedName(before));
  for (const name of old) {
    await rm(path.join(places.dataDir, name), { recursive: true, force: true });
    if (places.store.kind === "postgres")
      await sql`drop schema if exists ${sql.id(name)} cascade`.execute(places.store.db);
  }
  return old.length;
}

/** The replaced databases that still exist. On PostgreSQL, the names of schemas, and of SQLite's folder after a move. */
export async function replacedDatabases({ store, dataDir }: DataPlaces): Promise<string[]> {
  const schemas = store.kind === "sqlite" ? [] : await schemasOf(store);
  return [...schemas, ...(await readdir(dataDir))].filter((name) => /^replaced_\d{8}_\d{6}$/.test(name));
}

async function schemasOf({ db }: DataPlaces["store"]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db);
  return rows.map(({ name }) => name);
}
