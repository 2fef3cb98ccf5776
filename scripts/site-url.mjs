// Reads the origin that SITE_URL sets, and the origin that a build was made for.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingsSet } from "./check-place.mjs";

/** The file, in a build's folder, that contains the origin for which the build was made. The server reads it too. */
export const siteUrlFile = "site-url";

/** Stands for the origin in a neutral build. */
export const placeholder = "https://site-url.invalid";

/** Returns the origin that a build must have, or null if any will do, for a server on any free port. */
export function originWanted() {
  const { SITE_URL, PORT } = settingsSet();
  if (SITE_URL) return URL.parse(SITE_URL)?.origin;
  return PORT === "0" ? null : `http://localhost:${PORT || 3000}`;
}

/** Returns the origin that a build was made for, or null if there is no build. */
export function builtFor(folder) {
  const file = join(folder, siteUrlFile);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
