import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { keptAlive, type Load, load } from "./load.ts";
import { processorTime } from "./process-figures.ts";

/** Whether wrk is installed. It sends requests several times faster than Node. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

/** Loads a server for some seconds as fast as it answers, with wrk or else Node. @throws Error when an answer fails */
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
 * Loads a server for some seconds as fast as it answers, from this process's core. @throws Error when an answer fails
 * or has a status other than 200 to 399.
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
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some answers from ${path} failed:\n${stdout}`);
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
