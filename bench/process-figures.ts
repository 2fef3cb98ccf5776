import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * The process's memory in bytes, or null if the system does not report it. On Linux this is the peak, elsewhere the
 * current value.
 */
export function peakMemory(pid: number): number | null {
  return process.platform === "linux" ? statusBytes(pid, "VmHWM") : memoryNow(pid);
}

/** The process's current memory in bytes, or null if the system does not report it. */
export function memoryNow(pid: number): number | null {
  if (process.platform === "linux") return statusBytes(pid, "VmRSS");
  const { stdout, status } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 ? Number(stdout) * 1024 : null;
}

/** How many files and sockets a process has open, or null if the system does not report it. */
export function openHandles(pid: number): number | null {
  return process.platform === "linux" ? readdirSync(`/proc/${pid}/fd`).length : null;
}

function statusBytes(pid: number, field: "VmHWM" | "VmRSS"): number | null {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kibibytes = new RegExp(`^${field}:\\s*(\\d+) kB$`, "m").exec(status)?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}
