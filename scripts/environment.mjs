import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project-node.mjs";

/** The process's environment, and what a `.env` file beside package.json adds to it. */
export function environment() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
