import path from "node:path";
import type { Settings } from "../settings.ts";
import { openStore, type Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";

/** Opens the site's database for as long as `work` takes. @throws StoreUnavailable when it can't be opened */
export async function withStore<Result>(
  settings: Settings,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(settings).catch((fault: unknown) => {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new StoreUnavailable(`${placeOf(settings)} can't be opened: ${reason}`, fault);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The database in words, without its password. */
export function placeOf({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === null) return `SQLite at ${path.join(dataDir, "site.db")}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
