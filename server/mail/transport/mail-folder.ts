import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { syncFolder, writeDurably } from "../../data-dir/durable-file.ts";
import { unlessMissing } from "../../monitoring/error-facts.ts";
import type { Store } from "../../store/store.ts";
import { compose, DeliveryFailure, type MailTransport } from "./mail-transport.ts";

/** The folder in which emails are stored if no mail server is configured. */
export function mailFolderIn(dataDir: string): string {
  return path.join(dataDir, "mail");
}

/** Stores each email durably as `<folder>/<id>.eml`. Sending an email again replaces its file. */
export function createMailFolder(folder: string): MailTransport {
  return {
    send: async (mail, maySend = () => true) => {
      const raw = await compose(mail);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = path.join(folder, mailFileName(mail.messageId));
        await writeDurably(partOf(file), "w", raw);
        if (!(await maySend())) {
          await rm(partOf(file), { force: true });
          throw new DeliveryFailure("the lease expired", { scope: "connection" });
        }
        await rename(partOf(file), file);
        await syncFolder(folder);
      } catch (error) {
        if (error instanceof DeliveryFailure) throw error;
        const what = "the mail folder can't be written to";
        throw new DeliveryFailure(what, { scope: "connection", cause: error });
      }
    },
    close: async () => {},
  };
}

/** Reads a stored email. Returns null if there is no file. */
export function readMailFile(folder: string, messageId: string): Promise<string | null> {
  return unlessMissing<string | null>(readFile(path.join(folder, mailFileName(messageId)), "utf8"), null);
}

/** Removes an email's file, even an incomplete one. Returns false if there was none. */
export async function removeMailFile(folder: string, messageId: string): Promise<boolean> {
  const file = path.join(folder, mailFileName(messageId));
  const results = await Promise.all(
    [file, partOf(file)].map((each) =>
      unlessMissing(
        rm(each).then(() => true),
        false,
      ),
    ),
  );
  return results.includes(true);
}

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

/** Makes a file name from the local part of the Message-ID, which consists of letters and digits. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/^<|@.*$/g, "").replace(/[^A-Za-z0-9._-]/g, "_")}.eml`;
}

function partOf(file: string): string {
  return `${file}.part`;
}
