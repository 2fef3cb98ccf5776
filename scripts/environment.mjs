import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the process's environment, after adding the variables from the `.env` file in this folder.
 * @param {string} root
 */
export function environment(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
