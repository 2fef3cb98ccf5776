import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What each benchmark receives: the resources to release when it ends. */
export interface Bench {
  resources: AsyncDisposableStack;
}

/** Creates an empty folder that is removed when the benchmark ends. */
export function temporaryFolder({ resources }: Bench): string {
  return resources.use(mkdtempDisposableSync(join(tmpdir(), "site-bench-"))).path;
}

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

/** Returns the exit code or signal of a process that has ended, or null. */
export function endOf({ exitCode, signalCode }: ChildProcess): number | string | null {
  return signalCode ?? exitCode;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || endOf(child) !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  // Kills the process only after 15 s, because the site may take up to 10 s to shut down.
  const last = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(last);
}
