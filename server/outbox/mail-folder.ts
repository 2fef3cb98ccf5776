import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { compose } from "./compose.ts";
import type { Mail } from "./mail.ts";
import { DeliveryFailure, type Post } from "./post.ts";

/** Keeps each mail as `<folder>/<id>.eml`, durably. The same mail again replaces its file. */
export function createMailFolder(folder: string): Post {
  return {
    send: async (mail) => {
      const raw = await compose(mail);
      try {
        await mkdir(folder, { recursive: true });
        const file = path.join(folder, `${fileName(mail)}.eml`);
        await writeDurably(`${file}.part`, raw);
        await rename(`${file}.part`, file);
        await syncFolder(folder);
      } catch (error) {
        throw new DeliveryFailure("the mail folder can't be written", { scope: "connection", cause: error });
      }
    },
    close: async () => {},
  };
}

/** The part of the Message-ID before the @, which the outbox makes of letters and digits. */
function fileName(mail: Mail): string {
  return mail.messageId.replace(/^<|@.*$/g, "").replace(/[^A-Za-z0-9._-]/g, "_");
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name lives in the folder, which has to reach the disk as well. Windows can't and needn't. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
