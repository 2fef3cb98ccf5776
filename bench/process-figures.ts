import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Milliseconds of processor time that a running process has used, or null where the system doesn't tell. */
export function processorTime(pid: number): number | null {
  if (process.platform !== "linux") return null;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name in parentheses and may hold spaces (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  // In ticks, of which Linux has shown 100 a second on every machine since 2.6.
  return (user + system) * 10;
}

/** Bytes of memory at the highest so far; elsewhere than on Linux, of this moment; null where nobody tells. */
export function peakMemory(pid: number): number | null {
  if (process.platform === "linux") {
    const kibibytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  }
  const { stdout, status } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 ? Number(stdout) * 1024 : null;
}
