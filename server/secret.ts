import { randomBytes } from "node:crypto";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

/**
 * The server's secret: what SECRET says, else the one that lies in the data folder, which the first start makes for
 * this user's eyes only.
 * @throws StartProblem when the file can't be used.
 */
export async function readOrMakeSecret(settings: SecretSettings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  const file = fileOf(settings);
  await makeSecret(file).catch((fault) => refuse(file, fault, "to read it, or to make it"));
  return readSecret(settings);
}

/** The same for whoever must know the server's own. @throws StartProblem when there is none, or it can't be used */
export async function readSecret(settings: SecretSettings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  const file = fileOf(settings);
  const kept = await readFile(file, "utf8").catch((fault) =>
    refuse(file, fault, "the server's own, there or in SECRET"),
  );
  if (kept.trim().length >= 32) return kept.trim();
  throw new StartProblem(
    `SECRET: ${file} holds too little; expected at least 32 characters, or no file: a new one is made then`,
  );
}

type SecretSettings = Pick<Settings, "secret" | "dataDir">;

function fileOf({ dataDir }: SecretSettings): string {
  return resolve(dataDir, "secret");
}

function refuse(file: string, fault: unknown, expected: string): never {
  const reason = fault instanceof Error && "code" in fault ? String(fault.code) : "no reason given";
  throw new StartProblem(`SECRET: ${file} can't be used (${reason}); expected ${expected}`);
}

/** Leaves one that is there alone. It appears whole or not at all: two servers may start together. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EEXIST")) throw fault;
  } finally {
    await unlink(draft);
  }
}
