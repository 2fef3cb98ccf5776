import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Bench } from "./table.ts";

/** Starts a process. If it is still running when the benchmark ends, it is stopped then. */
export async function startChild(
  { resources }: Bench,
  command: string,
  parameters: string[],
  options: SpawnOptions,
) {
  if (resources.disposed) throw new Error("The benchmarks are being stopped");
  /** The time just before the process was started. */
  const startedAt = performance.now();
  const process = spawn(command, parameters, options);
  const stop = () => stopProcess(process);
  resources.defer(stop);
  await once(process, "spawn");
  if (process.pid === undefined) throw new Error(`${command} has no process id`);
  return { process, pid: process.pid, startedAt, stop };
}

export type Child = Awaited<ReturnType<typeof startChild>>;

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  // Kills the process only after 15 s, because the site may take up to 10 s to shut down.
  const last = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(last);
}
