// The site's origin: SITE_URL, and the origin of the build.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";
import { root } from "./project-node.mjs";

/** The file in a build's folder that contains its origin; the server reads it too. */
export const siteUrlFile = "site-url";

/**
 * SITE_URL from the environment or from `.env`; empty if it is not set. Ignores the other settings in `.env`, which
 * must not affect builds.
 */
export function siteUrlSet() {
  const file = join(root, ".env");
  const { SITE_URL = "" } = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
  return process.env.SITE_URL ?? SITE_URL;
}

export function siteUrlToBuild() {
  return siteUrlSet() || "http://localhost:3000";
}

/** Returns the origin, or null if `siteUrl` is not an origin, which the build or the server reports. */
export function originOf(siteUrl) {
  const url = URL.parse(siteUrl);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

/** The origin of a build, or null if there is no build. */
export function builtFor(folder) {
  const file = join(folder, siteUrlFile);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
