import { access, constants, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";
import { certificateProblem } from "./monitoring/certificate-problem.ts";
import { codeOf, refusalOf, thisUser } from "./monitoring/error-facts.ts";
import { readSettings, type Settings } from "./settings.ts";
import { ForeignTables } from "./store/migrate.ts";
import { StoreUnavailable } from "./store/unavailable.ts";

/** A problem that the owner must solve before the site starts. Each line says what was found and what was expected. */
export class StartProblem extends Error {
  override name = "StartProblem";
  readonly lines: string[];

  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** @throws StartProblem when a setting is wrong */
export function settingsIn(environment: Record<string, string | undefined>): Settings {
  const read = readSettings(environment);
  if (read.ok) return read.settings;
  throw new StartProblem(...read.problems);
}

/** Compares SITE_URL with the URL in the built pages. @throws StartProblem when they differ */
export async function checkSiteUrl({ siteUrl }: Settings, buildFolder: string): Promise<void> {
  const builtFor = await readFile(join(buildFolder, "site-url"), "utf8");
  if (builtFor === siteUrl) return;
  throw new StartProblem(
    `SITE_URL: found ${siteUrl}, but the pages were built for ${builtFor}; expected ${builtFor}, or a new build with this SITE_URL`,
  );
}

/** @throws StartProblem when the folder cannot be created or written to */
export async function makeDataDir(folder: string): Promise<void> {
  await makeFolder(folder).catch((error) => refuse(folder, error));
  await checkDataDir(folder);
}

/** @throws StartProblem when the folder is missing, not a folder, or not writable */
export async function checkDataDir(folder: string): Promise<void> {
  // The dot makes `access` fail if the path is a file.
  await access(`${folder}/.`, constants.W_OK).catch((error) => refuse(folder, error));
}

function refuse(folder: string, error: unknown): never {
  throw new StartProblem(
    `DATA_DIR: found ${folder}, which can't be written to (${refusalOf(error)}); expected a folder that this user can write to`,
  );
}

/** Converts an error from opening the database into a StartProblem for the owner. Returns other errors unchanged. */
export function storeProblem(error: unknown, { databaseUrl, dataDir }: Settings): unknown {
  if (error instanceof ForeignTables) {
    const found =
      databaseUrl === null ? `DATA_DIR: ${join(dataDir, "site.db")}` : "DATABASE_URL: the database";
    return new StartProblem(`${found} ${error.message}; start that version, or use an empty database`);
  }
  const unavailable = error instanceof StoreUnavailable;
  const reason = openingReason(unavailable ? error.cause : error) ?? (unavailable ? error.message : null);
  if (reason === null) return error;
  return new StartProblem(
    databaseUrl === null
      ? `DATA_DIR: ${reason}; expected read and write access to ${join(dataDir, "site.db")} for ${thisUser()}`
      : `DATABASE_URL: ${reason}; expected a PostgreSQL server at ${new URL(databaseUrl).host} ${certificateProblem(error) ? "with a valid certificate" : "that lets this user create tables"}`,
  );
}

/** Returns the reason for an error that a retry cannot fix, or null for any other error. */
function openingReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // The code for insufficient_privilege (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  if (codeOf(error) === "42501") return "this user is not allowed to create tables";
  // Searches the message, because the pg driver gives no error code for a missing password or a TLS problem.
  return /^SASL|SSL/.test(error.message) ? error.message : null;
}
