import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { keptAlive, type Load, load } from "./load.ts";
import { processorTime } from "./process-figures.ts";

/** Whether wrk is installed. It sends requests several times faster than Node can. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

/**
 * Sends requests for `seconds`, as fast as the server responds, with wrk if it is installed and otherwise with Node.
 * @throws Error if a request fails
 */
export function loadByFastest(
  server: { url: string; pid: number },
  seconds: number,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<Load> {
  return hasWrk()
    ? loadByWrk(server, seconds, { path, headers })
    : load(server, seconds, { path, request: { headers } });
}

/**
 * Sends requests with wrk for `seconds`, as fast as the server responds.
 * @throws Error if a request fails or its response has a status outside 200 to 399
 */
async function loadByWrk(
  server: { url: string; pid: number },
  seconds: number,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<Load> {
  const asked = Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]);
  const options = ["--threads=1", `--connections=${keptAlive}`, `--duration=${seconds}`, "--latency"];
  const before = processorTime(server.pid);
  const { stdout } = await promisify(execFile)("wrk", [...options, ...asked, server.url + path]);
  const after = processorTime(server.pid);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some responses from ${path} failed:\n${stdout}`);
  const answers = figure(stdout, /(\d+) requests in/);
  return {
    answers,
    perSecond: figure(stdout, /Requests\/sec:\s+([\d.]+)/),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    cpuPerAnswer: before === null || after === null ? null : ((after - before) * 1000) / answers,
  };
}

function figure(report: string, pattern: RegExp): number {
  const found = pattern.exec(report)?.[1];
  if (found === undefined) throw new Error(`wrk's report has changed:\n${report}`);
  return Number(found);
}

function milliseconds(found: RegExpExecArray | null): number {
  const [, value, unit] = found ?? [];
  return Number(value) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1);
}
