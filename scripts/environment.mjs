import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The process's environment, with variables from the `.env` file beside package.json.
 * @param {string} root
 */
export function environment(root) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
