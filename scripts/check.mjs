// npm run check: checks types, lint and spelling, and runs the tests that depend on files changed since the last
// commit. The tests nearest to the changes in the folder tree run first, and the run stops after half a minute; npm
// test has no such limit.
import { spawnSync } from "node:child_process";
import { dirname, relative } from "node:path";
import {
  checkLint,
  checkSpelling,
  checkTypes,
  countVitest,
  printCounts,
  reportFile,
  runPlaywright,
} from "./checks.mjs";
import { ensureBrowser } from "./install/browser.mjs";
import { root, withAllPackages } from "./project-node.mjs";

const testsEndMs = 30_000;

await withAllPackages(import.meta.url, async () => {
  const changed = changedFiles();
  const quiet = { quiet: true };
  const counts = await Promise.all([
    checkTypes(quiet),
    checkLint(quiet),
    checkSpelling(quiet),
    runNearest(changed),
  ]);
  const specs = changed.filter((path) => path.startsWith("e2e/") && path.endsWith(".spec.ts"));
  if (specs.length > 0) counts.push(await runPlaywright(await ensureBrowser(), specs));
  printCounts(counts);
});

/** Returns the files changed since the last commit, except deleted ones. */
function changedFiles() {
  const list = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.split("\n");
  return [
    ...list("diff", "--name-only", "--diff-filter=d", "HEAD"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ].filter((path) => path !== "");
}

async function runNearest(changed) {
  const { createVitest } = await import("vitest/node");
  const report = reportFile("vitest.json");
  let wanted = 0;
  const vitest = await createVitest("test", {
    watch: false,
    changed: "HEAD",
    // Otherwise a change in package.json would make Vitest run all tests.
    forceRerunTriggers: [],
    project: ["site", "server", "mocks"],
    reporters: [
      ["json", { outputFile: report }],
      { onTestRunStart: (specifications) => (wanted = specifications.length) },
    ],
    sequence: { sequencer: nearestFirst(changed) },
  });
  const endedFiles = () =>
    vitest.state
      .getTestModules()
      .filter((module) => ["passed", "failed"].includes(module.state()))
      .map(({ moduleId }) => moduleId);
  // The test files that finished in time. Others do not count, because a file that was cut off may report failures.
  let inTime;
  const end = setTimeout(() => {
    inTime = endedFiles();
    vitest.cancelCurrentRun("keyboard-input");
  }, testsEndMs);
  const { unhandledErrors } = await vitest.start().catch((error) => {
    // No test depends on a changed file.
    if (error.code === "VITEST_FILES_NOT_FOUND") return { unhandledErrors: [] };
    throw error;
  });
  clearTimeout(end);
  await vitest.close();
  const run = inTime ?? endedFiles();
  console.log(`tests: ${run.length} of the ${wanted} files that import what has changed`);
  const ok = inTime !== undefined || unhandledErrors.length === 0;
  return wanted === 0 ? { passed: 0, failures: [] } : countVitest(report, ok, run);
}

function nearestFirst(changed) {
  const stepsTo = ({ moduleId }) =>
    Math.min(...changed.map((path) => relative(dirname(path), relative(root, moduleId)).split("/").length));
  return class {
    sort(specifications) {
      return specifications.toSorted((one, other) => stepsTo(one) - stepsTo(other));
    }
    shard(specifications) {
      return specifications;
    }
  };
}
