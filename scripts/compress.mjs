// Puts compressed variants beside every text file of a folder, at the best level: the server only picks one.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
// As a whole: the older Node in front of ours loads this file too, and has no zstd.
import zlib from "node:zlib";

const texts = /\.(html|css|js|svg|json|xml|txt|md|tsx|data)$/;

const variants = [
  {
    ending: ".br",
    compress: (bytes) =>
      promisify(zlib.brotliCompress)(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
        },
      }),
  },
  {
    ending: ".zst",
    compress: (bytes) =>
      promisify(zlib.zstdCompress)(bytes, {
        pledgedSrcSize: bytes.length,
        params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 },
      }),
  },
  {
    ending: ".gz",
    compress: (bytes) => promisify(zlib.gzip)(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
  },
];

/** Its logarithm. A window that holds the whole file compresses as well as the widest, whose 32 MB would be cleared for each file. */
function windowFor(length) {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name));
  const next = files.values();
  const work = async () => {
    for (const { parentPath, name } of next) await compressFile(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** As many as threads compress them; each waiting one would hold its tens of megabytes for nothing. */
const atOnce = 4;

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const { ending, compress } of variants) {
    const variant = await compress(bytes);
    if (variant.length < bytes.length) await writeFile(path + ending, variant);
  }
}
