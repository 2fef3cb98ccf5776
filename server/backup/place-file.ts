import { randomBytes } from "node:crypto";
import { access, link, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "../data-dir/durable-file.ts";
import { codeOf } from "../monitoring/error-code.ts";
import { BackupProblem } from "./backup-problem.ts";

/**
 * Has `write` fill a new file beside `target`, for this user's eyes only, and gives it its name once it is whole and
 * on the disk. @throws BackupProblem when the name is taken and may not be replaced, or when it can't be written
 */
export async function placeFile(
  target: string,
  { overwrite }: { overwrite: boolean },
  write: (draft: string) => Promise<void>,
): Promise<{ replaced: boolean }> {
  const replaced = await isThere(target);
  if (replaced && !overwrite) throw taken(target);
  const draft = `${target}.${randomBytes(6).toString("hex")}.part`;
  try {
    const made = await open(draft, "wx", 0o600);
    await made.close();
    await write(draft);
    await sync(draft);
    if (overwrite) await rename(draft, target);
    else await giveName(draft, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw taken(target);
    if (error instanceof Error && "syscall" in error) {
      throw new BackupProblem(`${target} can't be written (${codeOf(error)}); nothing was made`);
    }
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return { replaced };
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function taken(target: string): BackupProblem {
  return new BackupProblem(`${target} is there already; choose another name, or say --overwrite`);
}

/** By a link, which fails where somebody was quicker; some disks, such as memory sticks, have none. */
async function giveName(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || (await isThere(target))) throw taken(target);
    await rename(draft, target);
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
