// Reads the origin that SITE_URL sets, and the origin that a build was made for.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";
import { root } from "./project-node.mjs";

/** The file, in a build's folder, that contains the origin for which the build was made. The server reads it too. */
export const siteUrlFile = "site-url";

/**
 * Returns SITE_URL from the environment or from `.env`, or an empty string if it is not set. Ignores the other settings
 * in `.env`, which must not affect builds.
 */
export function siteUrlSet() {
  const file = join(root, ".env");
  const { SITE_URL = "" } = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
  return process.env.SITE_URL ?? SITE_URL;
}

export function siteUrlToBuild() {
  return siteUrlSet() || "http://localhost:3000";
}

/** Returns the origin, or null if `siteUrl` is not an origin. The build or the server reports an invalid `siteUrl`. */
export function originOf(siteUrl) {
  const url = URL.parse(siteUrl);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

/** Returns the origin that a build was made for, or null if there is no build. */
export function builtFor(folder) {
  const file = join(folder, siteUrlFile);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
