import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("file handles run out: it is said in the log, once a minute", async () => {
  const script = fileURLToPath(new URL("../../testing/handle-shortage.ts", import.meta.url));
  const limited = 'ulimit -n 60 && exec "$0" "$1"';
  const { stdout } = await promisify(execFile)("sh", ["-c", limited, process.execPath, script]);
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 50,
    error: "EMFILE",
    msg: expect.stringContaining("ulimit -n"),
  });
});
