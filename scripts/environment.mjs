import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Adds the variables from the `.env` file in `root` to the process's environment, and returns that environment. If
 * SITE_URL is not set, adds the origin of the build, so that emails and the sitemap have the same one as the pages.
 * @param {string} root
 * @param {string} [buildFolder]
 */
export function environment(root, buildFolder) {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  if (buildFolder) process.env.SITE_URL ||= readFileSync(join(buildFolder, "site-url"), "utf8");
  return process.env;
}
