// Writes compressed variants beside every text file in a folder, so that the server only has to choose one.
import { existsSync, linkSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(html|css|js|svg|json|xml|txt|md|tsx)$/;

const variants = [
  {
    ending: ".br",
    compress: async (bytes, quality) => {
      const variant = await brotli(bytes, quality);
      return almostFits(variant.length) ? brotli(bytes, constants.BROTLI_MAX_QUALITY) : variant;
    },
  },
  {
    ending: ".gz",
    compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

function brotli(bytes, quality) {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  });
}

/**
 * Whether compression at best quality may make a file fit into the first TCP window, which saves a round trip. The
 * window has 14,600 bytes, of which a page's headers need 1,000.
 */
function almostFits(length) {
  return length > 13_600 && length < 15_200;
}

/**
 * The window size in bits. A window as large as the file compresses as well as the largest window, and avoids clearing
 * 32 MB of memory for each file.
 */
function windowFor(length) {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

/** A fast level: files are a tenth larger than at best quality, but take a fiftieth of its time. */
const quick = 5;

/**
 * `before` is the same folder from an earlier build. Links its variants of unchanged files instead of compressing
 * again.
 */
export async function compressFolder(folder, before) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const changed = before
    ? files.filter((file) => !takeVariants(file, join(before, relative(folder, file))))
    : files;
  await compressFiles(changed, quick);
}

function takeVariants(file, before) {
  if (!existsSync(before) || !readFileSync(before).equals(readFileSync(file))) return false;
  for (const { ending } of variants) {
    if (existsSync(before + ending) && !existsSync(file + ending)) linkSync(before + ending, file + ending);
  }
  return true;
}

export async function compressFiles(paths, quality) {
  const next = paths.values();
  const work = async () => {
    for (const path of next) await compressFile(path, quality);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * The number of files compressed at once. It equals the number of compression threads, because each waiting file would
 * use tens of megabytes.
 */
const atOnce = 4;

async function compressFile(path, quality) {
  const bytes = await readFile(path);
  for (const { ending, compress } of variants) {
    const variant = await compress(bytes, quality);
    if (variant.length < bytes.length) await writeFile(path + ending, variant);
  }
}
