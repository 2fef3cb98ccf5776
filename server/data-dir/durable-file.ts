import { open, stat } from "node:fs/promises";

/** Writes and syncs a private file. The name of a new file is durable only after a call of {@link syncFolder}. */
export async function writeDurably(file: string, flags: "a" | "w", content: string | Buffer): Promise<void> {
  await using handle = await open(file, flags, 0o600);
  await handle.writeFile(content);
  await handle.sync();
}

/** Syncs a folder, so that the names of new files in it are durable. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32" || !(await stat(folder)).isDirectory()) return;
  await using handle = await open(folder, "r");
  await handle.sync();
}
