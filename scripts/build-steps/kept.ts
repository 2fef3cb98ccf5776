import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * What an earlier build made of the same things, else what `make` makes of them now. `makings`: all that it depends on,
 * the code that makes it included ({@link codeIn}).
 */
export async function kept(
  kind: string,
  makings: readonly string[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash("sha256").update(JSON.stringify(makings)).digest("base64url");
  const file = join("node_modules/.cache", kind, hash);
  if (existsSync(file)) return readFile(file);
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Whoever is stopped in the midst of it leaves no half of one.
  await writeFile(`${file}.part`, made);
  await rename(`${file}.part`, file);
  return made;
}

/** The text of all code in a folder. */
export function codeIn(folder: string): string {
  const files = globSync(`${folder}/*.ts`, { exclude: ["**/*.test.ts"] }).toSorted();
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}
