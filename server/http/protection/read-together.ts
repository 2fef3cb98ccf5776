import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files by path, in one piece of memory: thousands of small ones would leave about as much unused between them. */
export function readTogether(folder: string, paths: string[]): Map<string, Buffer> {
  const sizes = new Map(paths.map((path) => [path, statSync(join(folder, path)).size]));
  const memory = Buffer.allocUnsafeSlow([...sizes.values()].reduce((sum, size) => sum + size, 0));
  const read = new Map<string, Buffer>();
  let end = 0;
  for (const [path, size] of sizes) {
    const bytes = memory.subarray(end, end + size);
    fill(bytes, join(folder, path));
    read.set(path, bytes);
    end += size;
  }
  return read;
}

/** Reads one file after the other into the same memory: what it gives is true until it is called again. */
export function fileReader(folder: string, paths: string[]): (path: string) => Buffer {
  const sizes = new Map(paths.map((path) => [path, statSync(join(folder, path)).size]));
  const memory = Buffer.allocUnsafeSlow(Math.max(0, ...sizes.values()));
  return (path) => {
    const bytes = memory.subarray(0, sizes.get(path));
    fill(bytes, join(folder, path));
    return bytes;
  };
}

/** @throws Error when the file is shorter than the memory. */
function fill(memory: Buffer, path: string) {
  const file = openSync(path, "r");
  try {
    for (let read = 0; read < memory.length; ) {
      const more = readSync(file, memory, read, memory.length - read, read);
      if (more === 0) throw new Error(`${path} has changed while it was read`);
      read += more;
    }
  } finally {
    closeSync(file);
  }
}
