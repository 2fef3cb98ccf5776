import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each, from the top left. */
  rgba: Buffer;
}

/**
 * A PNG (https://www.w3.org/TR/png-3/) as small as flat drawings can be: rows as they are, which deflate shortens better
 * than any filter, and no alpha where nothing can be seen through.
 */
export async function pngOf({ width, height, rgba }: Pixels): Promise<Buffer> {
  const opaque = rgba.every((value, index) => index % 4 < 3 || value === 255);
  const depth = opaque ? 3 : 4;
  const row = 1 + width * depth;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rgba.copy(rows, y * row + 1 + x * depth, (y * width + x) * 4, (y * width + x) * 4 + depth);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, opaque ? 2 : 6], 8);
  const data = await promisify(deflate)(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
