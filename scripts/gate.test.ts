// R-RUN-13
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  ["scripts/sharing/title-type", /^[1-9]\d* passed, 0 failed$/, 0],
  ["no-such-test", /^0 passed, 1 failed$/, 1],
])("the last line of npm test -- %s has the totals", (word, line, status) => {
  const run = spawnSync(process.execPath, ["scripts/test.mjs", word], { encoding: "utf8" });
  expect(run.stdout.trimEnd().split("\n").at(-1)).toMatch(line);
  expect(run.status).toBe(status);
});
