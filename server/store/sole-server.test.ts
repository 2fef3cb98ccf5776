import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { holdDataDir } from "./sole-server.ts";

const holdForEver = `
  import { holdDataDir } from ${JSON.stringify(new URL("sole-server.ts", import.meta.url).href)};
  const hold = holdDataDir(process.argv[1]);
  console.log(hold === null ? "refused" : "held");
  setInterval(() => hold, 1000);
`;

test("20. a data folder on SQLite has one server; whoever is killed leaves nothing that stops the next", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "site-hold-"));
  const other = spawn(process.execPath, ["--input-type=module", "-e", holdForEver, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(other.stdout, "data");
  expect(String(said)).toBe("held\n");
  expect(holdDataDir(folder)).toBeNull();

  other.kill("SIGKILL");
  await once(other, "exit");
  const hold = holdDataDir(folder);
  expect(hold).not.toBeNull();
  expect(holdDataDir(folder)).toBeNull();
  hold?.release();
  const next = holdDataDir(folder);
  expect(next).not.toBeNull();
  next?.release();
  await rm(folder, { recursive: true });
});
