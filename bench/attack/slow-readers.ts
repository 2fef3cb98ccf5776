import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/**
 * Whether slowhttptest is installed. Node cannot replace it, because Node cannot set the small TCP windows that slow
 * down a server.
 */
export function hasSlowhttptest(): boolean {
  return spawnSync("slowhttptest", ["-h"]).error === undefined;
}

/** Reads answers of two megabytes on many connections, 32 bytes every five seconds. */
export async function readSlowly(url: string, connections: number, seconds: number): Promise<void> {
  const pace = ["-w", "512", "-y", "1024", "-z", "32", "-n", "5"];
  const size = ["-c", String(connections), "-r", "500", "-k", "10", "-l", String(seconds)];
  await promisify(execFile)("slowhttptest", ["-X", ...pace, ...size, "-p", "3", "-u", url]);
}
