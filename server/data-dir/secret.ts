import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { refusalOf } from "../monitoring/error-facts.ts";
import type { Settings } from "../settings.ts";
import { StartProblem } from "../start-problem.ts";
import { isDiskError } from "../store/unavailable.ts";

/**
 * Returns SECRET or, if it is not set, the secret stored in the data folder. Creates that secret on first startup; if
 * the disk is full, it stays in memory until {@link keepSecret} stores it.
 * @throws StartProblem when the file cannot be used
 */
export async function readOrMakeSecret(settings: SecretSettings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  const made = randomBytes(32).toString("base64url");
  try {
    await keepSecret(settings, made);
  } catch (error) {
    if (isDiskError(error)) return made;
    refuse(fileOf(settings), error, "permission to read it, or to create it");
  }
  return readSecret(settings);
}

/** Returns the server's secret without creating one. @throws StartProblem when it is missing or cannot be used */
export async function readSecret(settings: SecretSettings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  const file = fileOf(settings);
  const kept = await readFile(file, "utf8").catch((error) =>
    refuse(file, error, "the server's secret, there or in SECRET"),
  );
  if (kept.trim().length >= 32) return kept.trim();
  throw new StartProblem(
    `SECRET: ${file} is too short; expected the secret as it was: with another one, earlier links fail and erased people can come back`,
  );
}

type SecretSettings = Pick<Settings, "secret" | "dataDir">;

function fileOf({ dataDir }: SecretSettings): string {
  return resolve(dataDir, "secret");
}

function refuse(file: string, error: unknown, expected: string): never {
  throw new StartProblem(`SECRET: ${file} can't be used (${refusalOf(error)}); expected ${expected}`);
}

/**
 * Stores a new secret before anything depends on it. Keeps an existing one, and creates the file atomically, because
 * two servers may start at the same time.
 * @throws the file system's error
 */
export async function keepSecret(settings: SecretSettings, made: string): Promise<void> {
  if (settings.secret !== null) return;
  const file = fileOf(settings);
  if (existsSync(file)) return;
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, `${made}\n`, { mode: 0o600, flag: "wx", flush: true });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await unlink(draft).catch(() => {});
  }
}
