import path from "node:path";
import type { Settings } from "../../settings.ts";
import { openStore, type Store } from "../../store/store.ts";
import { storeExists } from "../../store/store-exists.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";

/**
 * Opens the site's database, migrates it if necessary, runs `work` on it, and closes it.
 * @throws StoreUnavailable when it cannot be opened, or no server has ever run on it
 */
export async function withStore<Result>(
  settings: Settings,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  await requireStore(settings);
  await using store = await openStore(settings).catch((error) => refuse(settings, error));
  return await work(store);
}

/** @throws StoreUnavailable when no server has ever run on this database */
export async function requireStore(settings: Settings): Promise<void> {
  if (await storeExists(settings).catch((error) => refuse(settings, error))) return;
  throw new StoreUnavailable(
    `No server has ever run on ${placeOf(settings)}: set DATA_DIR and DATABASE_URL to the server's values`,
  );
}

function refuse(settings: Settings, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreUnavailable(`${placeOf(settings)} can't be opened: ${reason}`, error);
}

/** Describes where the database is, without its password. */
export function placeOf({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === null) return `SQLite at ${path.resolve(dataDir, "site.db")}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
