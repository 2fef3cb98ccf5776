// Installs programs that few machines or commands need, each into its own folder under `.tools`, on first use.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const tools = path.resolve(import.meta.dirname, "..", "..", ".tools");

/** Returns the `node_modules` folder into which `name@version` is installed. */
export function toolFolder(packed) {
  return path.join(tools, packed.replaceAll("/", "+"), "node_modules");
}

/**
 * Installs the tool's packages if they are missing, and returns their folder. `options` are extra npm options. Throws
 * if npm fails; npm's output gives the reason.
 */
export function installTool(packed, ...options) {
  const folder = toolFolder(packed);
  // npm writes this file last, so it exists only after a complete installation.
  if (existsSync(path.join(folder, ".package-lock.json"))) return folder;
  const quiet = ["--no-save", "--no-audit", "--no-fund"];
  const command = ["install", "--prefix", path.dirname(folder), ...quiet, ...options, packed];
  const windows = process.platform === "win32";
  execFileSync(windows ? "npm.cmd" : "npm", command, {
    stdio: ["ignore", "ignore", "inherit"],
    shell: windows,
  });
  return folder;
}
