import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

/** Whether slowhttptest is installed. Node is no substitute, because it cannot set a small TCP receive window. */
export function hasSlowhttptest(): boolean {
  return spawnSync("slowhttptest", ["-h"]).error === undefined;
}

/**
 * Requests a page four times on each connection and reads the responses slowly, 32 bytes every five seconds. If more
 * than four responses were unread, the server would close the connection at once.
 */
export async function readSlowly(url: string, connections: number, seconds: number): Promise<void> {
  const pace = ["-w", "512", "-y", "1024", "-z", "32", "-n", "5"];
  const size = ["-c", String(connections), "-r", "500", "-k", "4", "-l", String(seconds)];
  await promisify(execFile)("slowhttptest", ["-X", ...pace, ...size, "-p", "3", "-u", url]);
}
