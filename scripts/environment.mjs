import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Adds the variables from the `.env` file in `root` to the process's environment, and returns that environment.
 * @param {string} root
 */
export function environment(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
