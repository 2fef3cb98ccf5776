// R-RUN-13
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const counts = { passing: [{ passed: 2, failures: [] }], failing: [{ passed: 2, failures: ["a", "b"] }] };

test.each([
  ["passing", "2 passed, 0 failed", 0],
  ["failing", "2 passed, 2 failed", 1],
] as const)("the last line of a %s run has the totals: %s", (name, line, code) => {
  const program = `import { printCounts } from "./scripts/checks.mjs"; printCounts(${JSON.stringify(counts[name])})`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect([run.stdout.trimEnd().split("\n").at(-1), run.status]).toEqual([line, code]);
});
