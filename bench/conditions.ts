import { statfsSync } from "node:fs";
import { cpus, loadavg, release, tmpdir, type } from "node:os";
import type { Pinning } from "./pinning.ts";

/** Describes the machine and its current load, so that figures from different runs can be compared. */
export function conditions({ description }: Pinning): string[] {
  const processors = cpus();
  return [
    `Conditions: ${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}; ${type()} ${release()}; Node ${process.versions.node}`,
    `Cores: ${description}`,
    `Other work: load average ${loadavg()[0]?.toFixed(2)} before the run; above 0.5, other programs distort the figures`,
    `Data: ${tmpdir()} on ${fileSystem(tmpdir())}`,
    "A ratio is the site's figure divided by its yardstick's, both measured in this run.",
  ];
}

function fileSystem(folder: string): string {
  const kind = statfsSync(folder).type;
  return names[kind] ?? `a file system of type 0x${kind.toString(16)}`;
}

/** File-system names by their magic numbers in statfs(2). */
const names: Record<number, string> = {
  61267: "ext4",
  1481003842: "xfs",
  2435016766: "btrfs",
  2035054128: "overlayfs",
  801189825: "zfs",
  16914836: "tmpfs: memory, where a commit costs nothing; set TMPDIR to a folder on a disk",
};
