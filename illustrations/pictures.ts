import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "./engine/picture.ts";

/** Returns the pictures of all scenes. */
export async function allPictures(): Promise<Picture[]> {
  return (await Promise.all(scenes().map(picturesOf))).flat();
}

/** Returns the files that export `pictures`. */
export function scenes(): string[] {
  return globSync("scenes/**/*.ts", { cwd: import.meta.dirname })
    .map((name) => join(import.meta.dirname, name))
    .filter((file) => /^export const pictures\b/m.test(readFileSync(file, "utf8")))
    .sort();
}

export async function picturesOf(file: string): Promise<readonly Picture[]> {
  const { pictures }: { pictures: readonly Picture[] } = await import(file);
  return pictures;
}
