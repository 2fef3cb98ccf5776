// R-RUN-9
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { eachTest } from "../testing/fresh-fixture.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { acquireDataDirLock } from "./data-dir-lock.ts";

const folder = eachTest(createTestFolder);

// `start.test.ts` tests the message that the owner gets when the lock is taken.
test("20. a server killed with -9 leaves no lock behind", async () => {
  const module = new URL("data-dir-lock.ts", import.meta.url).href;
  const holding = `import { acquireDataDirLock } from ${JSON.stringify(module)};
    acquireDataDirLock(${JSON.stringify(folder.path)});
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
    expect(() => acquireDataDirLock(folder.path)).toThrow(/which a running server or a restore is using/);
  } finally {
    other.kill("SIGKILL");
    await ended;
  }
  acquireDataDirLock(folder.path)();
});
