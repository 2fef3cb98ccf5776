import { open, stat } from "node:fs/promises";

/** For this user's eyes only. Its name is on the disk once {@link syncFolder} was. */
export async function writeDurably(file: string, flags: "a" | "w", content: string | Buffer): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name lives in the folder, which has to reach the disk as well. Windows can't and needn't. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32" || !(await stat(folder)).isDirectory()) return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
