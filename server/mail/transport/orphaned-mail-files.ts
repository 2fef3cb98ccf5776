import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { unlessMissing } from "../../monitoring/error-facts.ts";
import type { Store } from "../../store/store.ts";
import { mailFolderIn } from "./mail-folder.ts";

/**
 * Removes files older than `before` whose emails are not in the database. Newer files stay, because after a restore
 * they may be the only copy of an enquiry.
 * @returns the number of files removed
 */
export async function removeOrphanedMailFiles(
  { store, dataDir }: { store: Store; dataDir: string },
  before: number,
): Promise<number> {
  const folder = mailFolderIn(dataDir);
  let count = 0;
  for (const name of await unlessMissing(readdir(folder), [])) {
    const [, id] = /^([0-9a-z]+)\.eml(?:\.part)?$/.exec(name) ?? [];
    if (id === undefined) continue;
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    // The file may be gone, because a partial file is renamed once it is complete.
    if (written === null || written.mtimeMs >= before) continue;
    const mail = store.db.selectFrom("outbox").select("id").where("id", "=", id);
    if ((await mail.executeTakeFirst()) !== undefined) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}
