import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Pinning {
  /** For the report: which process runs on which core. */
  description: string;
  /** Runs `work` on the servers' core; processes that it starts stay there. */
  onServerCore<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` on all cores, because a browser's many processes would wait for each other on one core. */
  onAllCores<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Pins this process, which generates the load, to one core and the servers to another. On a shared core the figures
 * would include the load's own cost. Needs Linux, `taskset` and two cores.
 */
export function pinLoad(): Pinning {
  const cores = allowedCores();
  // Uses the first and the last core, because neighbours are often two threads of one core.
  const [server, load] = [cores.at(0), cores.at(-1)];
  if (server === undefined || load === undefined || server === load || !pinTo([load])) {
    return { ...unpinned, description: `${unpinned.description}: this machine has no taskset, or one core` };
  }
  const on =
    (chosen: number[]): Pinning["onServerCore"] =>
    async (work) => {
      pinTo(chosen);
      try {
        return await work();
      } finally {
        pinTo([load]);
      }
    };
  return {
    description: `servers on core ${server}, load and mail server on core ${load}`,
    onServerCore: on([server]),
    onAllCores: on(cores),
  };
}

export const unpinned: Pinning = {
  description: "servers and load share all cores",
  onServerCore: (work) => work(),
  onAllCores: (work) => work(),
};

function allowedCores(): number[] {
  if (process.platform !== "linux") return [];
  const list = /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return list ? parseCoreList(list) : [];
}

/** Linux's notation: `0-2,8` are the cores 0, 1, 2 and 8. */
function parseCoreList(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function pinTo(cores: number[]): boolean {
  try {
    const options = ["--all-tasks", "--cpu-list", "--pid", cores.join(","), String(process.pid)];
    execFileSync("taskset", options, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
