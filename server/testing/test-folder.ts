import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new empty folder, for `eachTest` and `allTests`. */
export async function createTestFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "site-test-"));
  return { path: folder, tearDown: () => rm(folder, { recursive: true, force: true }) };
}
