// Installs programs that few machines or commands need, each into its own folder under `.tools`, at first use.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const tools = path.resolve(import.meta.dirname, "..", "..", ".tools");

/** Where the packages of `name@version` are, or will be: its `node_modules`. */
export function toolFolder(packed) {
  return path.join(tools, packed.replaceAll("/", "+"), "node_modules");
}

/**
 * Returns the same folder, and installs the packages if they are missing. `options` are further ones for npm. Throws
 * when npm fails; its own output says why.
 */
export function installTool(packed, ...options) {
  const folder = toolFolder(packed);
  // npm writes this last.
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
