import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench } from "./table.ts";

/** Creates an empty folder that is removed when the benchmark ends. */
export function temporaryFolder({ resources }: Bench): string {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
