import { stat } from "node:fs/promises";
import type { Settings } from "../settings.ts";
import { openStore } from "../store/store.ts";
import { copySqlite } from "./copy-sqlite.ts";
import { inspectExport } from "./export-format.ts";
import { exportRows } from "./export-rows.ts";
import { placeFile } from "./place-file.ts";

/**
 * Writes a whole, consistent copy of the database into a file, while servers run. It has its name only once it was
 * read again to its end. @throws BackupProblem, StoreUnavailable
 */
export async function backup(
  target: string,
  { settings: { dataDir, databaseUrl }, overwrite, now }: BackupDependencies,
): Promise<{ bytes: number; replaced: boolean }> {
  const { replaced } = await placeFile(target, { overwrite }, async (draft) => {
    if (databaseUrl === null) return copySqlite(dataDir, draft);
    const store = await openStore({ databaseUrl, dataDir });
    await exportRows(store, draft, now).finally(() => store.close());
    await inspectExport(draft);
  });
  return { bytes: (await stat(target)).size, replaced };
}

export interface BackupDependencies {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  /** A file that is there may be replaced. */
  overwrite: boolean;
  /** Milliseconds since 1970. */
  now: number;
}
