import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const cache = "node_modules/.cache/site";
const packages = hashOf(readFileSync("package-lock.json", "utf8"));

/**
 * Returns the cached result for these inputs, possibly from an earlier build, or else the result of `make`. `inputs`
 * must contain everything that affects the result, including the code ({@link codeIn}), but not the packages, which are
 * always part of the cache key.
 */
export function cached(kind: string, inputs: readonly string[], make: () => string): string {
  const file = fileFor(kind, inputs);
  return isKept(file) ? readFileSync(file, "utf8") : keep(file, make());
}

/** Like {@link cached}, for a result that is made asynchronously, and not a text. */
export async function cachedBytes(kind: string, inputs: readonly string[], make: () => Promise<Buffer>) {
  const file = fileFor(kind, inputs);
  return isKept(file) ? readFile(file) : keep(file, await make());
}

function fileFor(kind: string, inputs: readonly string[]): string {
  return join(cache, kind, hashOf(JSON.stringify([packages, ...inputs])));
}

function isKept(file: string): boolean {
  if (!existsSync(file)) return false;
  const now = new Date();
  utimesSync(file, now, now);
  return true;
}

function keep<Made extends string | Buffer>(file: string, made: Made): Made {
  mkdirSync(dirname(file), { recursive: true });
  // Writes to a temporary file first, so that an interruption cannot leave an incomplete file in the cache.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** Removes cached files that no build has used in the last hour. */
export async function deleteOldEntries(): Promise<void> {
  for (const path of globSync(`${cache}/*/*`)) {
    if (Date.now() - (await stat(path)).mtimeMs > 60 * 60_000) await rm(path);
  }
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Returns a hash of the code files directly in a folder, without tests. */
export function codeIn(folder: string): string {
  const files = globSync(`${folder}/*.{ts,mjs}`, { exclude: ["**/*.test.ts"] }).toSorted();
  return hashOf(files.map((file) => readFileSync(file, "utf8")).join("\n"));
}
