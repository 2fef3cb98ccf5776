// The origin that pages name: what SITE_URL asks for, and what the build was made for.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";
import { root } from "./project-node.mjs";

/** In a folder with a build. The server reads it too. */
export const siteUrlFile = "site-url";

/**
 * SITE_URL of the environment or of `.env`, empty where it is not set. The file is read and not loaded: its other settings
 * are none of whoever only builds, as tests do.
 */
export function siteUrlSet() {
  const file = join(root, ".env");
  const { SITE_URL = "" } = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
  return process.env.SITE_URL ?? SITE_URL;
}

export function siteUrlToBuild() {
  return siteUrlSet() || "http://localhost:3000";
}

/** Null where it is no origin: the build or the server will say so. */
export function originOf(siteUrl) {
  const url = URL.parse(siteUrl);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

/** What a build was made for, null where there is none. */
export function builtFor(folder) {
  const file = join(folder, siteUrlFile);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
