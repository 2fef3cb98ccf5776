import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { vi } from "vitest";
import { diskOf } from "../owner/alerts/disk.ts";

/**
 * A small file system, if this machine allows mounting one, and a simulation of the errors that SQLite reports on a
 * full disk.
 */
export const smallDisks = [
  ...(canMount() ? [{ name: "a file system of 32 MB", make: mounted }] : []),
  { name: "the faults of SQLite", make: simulated },
];

function canMount(): boolean {
  try {
    const folder = mkdtempSync(path.join(tmpdir(), "site-mount-"));
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  }
}

function mount(folder: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "none", folder], { stdio: "ignore" });
}

function unmount(folder: string): void {
  execFileSync("umount", [folder], { stdio: "ignore" });
}

export type SmallDisk = Awaited<ReturnType<typeof mounted>>;

/** A folder on a small disk that a test can fill. */
async function mounted() {
  const folder = await mkdtemp(path.join(tmpdir(), "site-disk-"));
  mount(folder);
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill: async () => {
      const { free } = await diskOf(folder);
      // An error means that another writer has taken the last bytes, so the disk is full anyway.
      await writeFile(filler, Buffer.alloc(free), { flag: "a" }).catch(() => {});
    },
    free: () => rm(filler),
    remove: async () => {
      unmount(folder);
      await rm(folder, { recursive: true });
    },
  };
}

async function simulated() {
  const folder = await mkdtemp(path.join(tmpdir(), "site-disk-"));
  let free = () => {};
  return {
    folder,
    fill: async () => {
      free = fillDatabase();
    },
    free: async () => free(),
    remove: async () => {
      free();
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes SQLite fail as if the disk were full, until the returned function is called. */
export function fillDatabase(): () => void {
  const execute = DatabaseSync.prototype.exec;
  const simulating = vi.spyOn(DatabaseSync.prototype, "exec");
  simulating.mockImplementation(function (this: DatabaseSync, text) {
    // SQLITE_IOERR_SHMSIZE and SQLITE_FULL, https://www.sqlite.org/rescode.html
    if (text === "pragma journal_mode = wal") throw fault(4874);
    if (text === "begin immediate") throw fault(13);
    execute.call(this, text);
  });
  return () => simulating.mockRestore();
}

function fault(errcode: number): Error {
  return Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode });
}
