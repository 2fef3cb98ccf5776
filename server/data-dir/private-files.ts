import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Sets modes 0700 and 0600 in a whole folder, except on Windows. @returns the paths that others can still access */
export async function restrictToOwner(folder: string): Promise<string[]> {
  if (process.platform === "win32") return [];
  const left: string[] = [];
  for await (const path of everythingIn(folder)) {
    if (!(await isPrivate(path))) left.push(path);
  }
  return left;
}

async function* everythingIn(folder: string): AsyncGenerator<string> {
  yield folder;
  // Skips folders that this user cannot read, such as `lost+found`.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* everythingIn(path);
    else yield path;
  }
}

/** Makes a path private. Checks the mode afterwards, because some file systems report success without changing it. */
async function isPrivate(path: string): Promise<boolean> {
  const before = await stat(path).catch(() => null);
  if (before === null || isClosed(before.mode)) return true;
  await chmod(path, before.isDirectory() ? 0o700 : 0o600).catch(() => {});
  const after = await stat(path).catch(() => null);
  return after === null || isClosed(after.mode);
}

function isClosed(mode: number): boolean {
  return (mode & 0o077) === 0;
}
