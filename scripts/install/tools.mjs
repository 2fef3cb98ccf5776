// Programs that few machines or few commands need: each is installed into a folder of its own under `.tools`, when it
// is asked for.
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
 * The same, installed when it is not there yet, with more options for npm where it needs them. Throws when npm can't;
 * npm's own lines say why.
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
