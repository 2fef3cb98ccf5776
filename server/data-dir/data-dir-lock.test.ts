// R-RUN-9
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireDataDirLock } from "./data-dir-lock.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-sole-"));
});

afterEach(() => rm(folder, { recursive: true }));

// `start.test.ts` tests the message that the owner gets when the lock is taken.
test("20. a server killed with -9 leaves no lock behind", async () => {
  const module = new URL("data-dir-lock.ts", import.meta.url).href;
  const holding = `import { acquireDataDirLock } from ${JSON.stringify(module)};
    acquireDataDirLock(${JSON.stringify(folder)});
    gc();
    console.log("held");
    setInterval(() => {}, 1_000);`;
  const other = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", holding], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(other, "close");
  await once(other.stdout, "data");
  try {
    // The lock survives garbage collection in the process that holds it.
    expect(() => acquireDataDirLock(folder)).toThrow(/which a running server or a restore is using/);
  } finally {
    other.kill("SIGKILL");
    await ended;
  }
  acquireDataDirLock(folder)();
});
