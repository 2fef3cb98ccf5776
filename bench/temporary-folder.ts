import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench } from "./table.ts";

/** Creates an empty folder, which is removed at the end of the benchmark. */
export function temporaryFolder({ resources }: Bench): string {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
