import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "./monitoring/error-facts.ts";

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns where no folder can be created, such as in
 * `/proc`.
 * @throws the system's error: EEXIST (not a folder), ENOTDIR, EACCES, EROFS, ENOENT
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    if (code !== "ENOENT" || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}
