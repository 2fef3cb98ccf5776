import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The process's environment, and what a `.env` file beside package.json adds to it.
 * @param {string} root
 */
export function environment(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
