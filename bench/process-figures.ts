import { readdirSync, readFileSync } from "node:fs";

/** A process's memory in bytes, now or at its highest. NaN if the system does not report it; only Linux does. */
export function memoryOf(pid: number, field: "now" | "peak"): number {
  if (process.platform !== "linux") return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const name = field === "now" ? "VmRSS" : "VmHWM";
  return Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, "m").exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** How many files and sockets a process has open, or NaN if the system does not report it. */
export function openHandles(pid: number): number {
  return process.platform === "linux" ? readdirSync(`/proc/${pid}/fd`).length : Number.NaN;
}
