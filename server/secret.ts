import { randomBytes } from "node:crypto";
import { link, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

/**
 * The server's secret: what SECRET says, else the one that lies in the data folder, which the first start makes for
 * this user's eyes only.
 * @throws StartProblem when the file can't be used.
 */
export async function readSecret({ secret, dataDir }: Pick<Settings, "secret" | "dataDir">): Promise<string> {
  if (secret !== null) return secret;
  const file = join(dataDir, "secret");
  try {
    await makeSecret(file);
    const kept = (await readFile(file, "utf8")).trim();
    if (kept.length >= 32) return kept;
  } catch (fault) {
    const reason = fault instanceof Error && "code" in fault ? String(fault.code) : "no reason given";
    throw new StartProblem(`SECRET: ${file} can't be used (${reason}); expected to read it, or to make it`);
  }
  throw new StartProblem(
    `SECRET: ${file} holds too little; expected at least 32 characters, or no file: a new one is made then`,
  );
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
