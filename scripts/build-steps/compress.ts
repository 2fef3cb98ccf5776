// Writes compressed variants next to each text file in a folder, so that the server only has to pick one.
import { existsSync, linkSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files-in.ts";

const texts = /\.(html|css|js|svg|json|xml|txt|md|tsx)$/;

const variants = [
  {
    ending: ".br",
    compress: async (bytes: Buffer, quality: number) => {
      const variant = await brotli(bytes, quality);
      return almostFits(variant.length) ? brotli(bytes, constants.BROTLI_MAX_QUALITY) : variant;
    },
  },
  {
    ending: ".gz",
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  });
}

/**
 * Whether compressing at the best quality might make a file fit into the initial TCP window, which saves a round trip.
 * The window holds 14,600 bytes, of which a page's headers take 1,000.
 */
function almostFits(length: number): boolean {
  return length > 13_600 && length < 15_200;
}

/**
 * Returns Brotli's window size in bits. A window the size of the file compresses as well as the largest one, and saves
 * clearing 32 MB of memory for each file.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

/** A fast Brotli quality: files are a tenth larger than at the best quality, but compress in a fiftieth of the time. */
const quick = 5;

/**
 * `before` is the same folder in the previous build. If a file has not changed since, links to its existing variants
 * instead of compressing it again.
 */
export async function compressFolder(folder: string, before?: string): Promise<void> {
  const changed = filesIn(folder)
    .filter((file) => texts.test(file))
    .filter((file) => !before || !takeVariants(join(folder, file), join(before, file)));
  await compressFiles(
    changed.map((file) => join(folder, file)),
    quick,
  );
}

function takeVariants(file: string, before: string): boolean {
  if (!existsSync(before) || !readFileSync(before).equals(readFileSync(file))) return false;
  for (const { ending } of variants) {
    if (existsSync(before + ending) && !existsSync(file + ending)) linkSync(before + ending, file + ending);
  }
  return true;
}

export async function compressFiles(paths: readonly string[], quality: number): Promise<void> {
  const next = paths.values();
  const work = async () => {
    for (const path of next) await compressFile(path, quality);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** How many files to compress at once: one per thread of Node's pool. More would only wait, holding tens of MB each. */
const atOnce = 4;

async function compressFile(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  for (const { ending, compress } of variants) {
    const variant = await compress(bytes, quality);
    if (variant.length < bytes.length) await writeFile(path + ending, variant);
  }
}
