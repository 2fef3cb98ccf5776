import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Returns the paths of all files in a folder, relative to it and with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}
