import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Pinning {
  /** Says which process runs on which core, for the report. */
  description: string;
  /** Runs `work` on the servers' core. Processes that it starts stay on that core. */
  onServerCore<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` on all cores, because a browser's many processes would otherwise compete for one core. */
  onAllCores<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Pins this process, which generates the load, to one core and the servers to another. If they shared a core, the
 * figures would include the cost of generating the load. Needs Linux, `taskset` and two cores; otherwise pins nothing.
 */
export function pinLoad(): Pinning {
  const cores = allowedCores();
  // Uses the first and the last core, because adjacent ones are often two threads of the same physical core.
  const [server, load] = [cores.at(0), cores.at(-1)];
  if (server === undefined || load === undefined || server === load || !pinTo([load])) {
    return { ...unpinned, description: `${unpinned.description}: no taskset, or only one core` };
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

/** Parses Linux's notation, in which `0-2,8` means the cores 0, 1, 2 and 8. */
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
