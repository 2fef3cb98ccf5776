// Installs programs that few machines or commands need.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const tools = path.resolve(import.meta.dirname, "..", "..", ".tools");

/** Installs Debian packages, if run as root. */
export function aptInstall(...packages: string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(", ")} …`);
  for (const command of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", command, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Returns a program's path. Also looks in `/usr/sbin`, which is not on every user's PATH. */
export function findProgram(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** Returns the `node_modules` folder into which `name@version` is installed. */
export function toolFolder(packed: string): string {
  return path.join(tools, packed.replaceAll("/", "+"), "node_modules");
}

/**
 * Installs the tool's packages into a folder of its own under `.tools`, if they are missing, and returns that folder.
 * `options` are extra npm options. Throws if npm fails; npm's output gives the reason.
 */
export function installTool(packed: string, ...options: string[]): string {
  const folder = toolFolder(packed);
  // npm writes this file last, so it exists only after a complete installation.
  if (existsSync(path.join(folder, ".package-lock.json"))) return folder;
  console.log(`Installing ${packed} …`);
  const quiet = ["--no-save", "--no-audit", "--no-fund"];
  const command = ["install", "--prefix", path.dirname(folder), ...quiet, ...options, packed];
  const windows = process.platform === "win32";
  execFileSync(windows ? "npm.cmd" : "npm", command, {
    stdio: ["ignore", "ignore", "inherit"],
    shell: windows,
  });
  return folder;
}
