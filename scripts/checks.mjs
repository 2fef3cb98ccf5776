// The project's checks. Each runs in its own process and returns the number of passed tests and a list of failures.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { failedInPlaywright, failedInVitest } from "./failed-tests.mjs";
import { notePlaywrightFiles, noteVitestFiles } from "./phases.mjs";
import { root } from "./project-node.mjs";

const results = join(root, "test-results");

/** With `quiet`, prints the output only on failure and only at the end, because several checks run at the same time. */
export function checkTypes({ quiet = false } = {}) {
  const memory = join(root, "node_modules", ".cache", "types.tsbuildinfo");
  return check("types", [["typescript/bin/tsc", "--incremental", "--tsBuildInfoFile", memory]], quiet);
}

export function checkLint({ quiet = false } = {}) {
  return check(
    "lint",
    [
      ["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
      ["../scripts/lint/rooms.mjs"],
      ["../scripts/requirements.mjs"],
    ],
    quiet,
  );
}

/** Checks the Australian spelling of text that readers see. Names not in the dictionary go into `spelling.json`. */
export function checkSpelling({ quiet = false } = {}) {
  return check("spelling", [["../scripts/lint/spelling.mjs"]], quiet);
}

/** Runs the Vitest test files whose path contains one of the words. Without words, runs all of them. */
export async function runVitest(words = []) {
  const report = reportFile("vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = await run(["vitest/vitest.mjs", "run", "--passWithNoTests", ...reporters, ...words], {
    environment: diskInMemory(),
  });
  return countVitest(report, ok);
}

/**
 * Puts temporary files on the RAM disk if it has enough space. This makes servers under test a fifth faster, because
 * they sync every enquiry to disk.
 */
function diskInMemory() {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return {};
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * 1024 ** 3 ? { TMPDIR: folder } : {};
}

/**
 * Reads the number of passed tests and the failures from a Vitest report. After a run that was stopped early, counts
 * only `files`, the test files that finished.
 */
export function countVitest(report, ok, files) {
  return atLeastOneFailed("the Vitest tests", ok, () => {
    const read = JSON.parse(readFileSync(report, "utf8"));
    noteVitestFiles(read);
    const counted = read.testResults.filter(({ name }) => files?.includes(name) ?? true);
    const passed = counted
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === "passed");
    return { passed: passed.length, failures: failedInVitest({ testResults: counted }) };
  });
}

/** Runs the browser tests in `files`. Without files, runs all of them. */
export async function runPlaywright(browser, files = []) {
  const report = reportFile("playwright.json");
  const ok = await run(["@playwright/test/cli.js", "test", ...files], {
    environment: { ...diskInMemory(), CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return atLeastOneFailed("the browser tests", ok, () => {
    const read = JSON.parse(readFileSync(report, "utf8"));
    notePlaywrightFiles(read);
    return { passed: read.stats.expected, failures: failedInPlaywright(read) };
  });
}

/** Returns the path for a test report, after deleting the previous report at that path. */
export function reportFile(name) {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

/** Prints the failures and a summary line. */
export function printCounts(counts) {
  const failures = counts.flatMap(({ failures }) => failures);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function check(name, programs, quiet) {
  for (const program of programs) {
    if (await run(program, { quiet })) continue;
    console.log(`${name}: FAILED`);
    return { passed: 0, failures: [name] };
  }
  console.log(`${name}: passed`);
  return { passed: 1, failures: [] };
}

/** Counts a run that failed outside its tests as at least one failure, whatever its report says. */
function atLeastOneFailed(name, ok, read) {
  try {
    const { passed, failures } = read();
    return { passed, failures: ok || failures.length > 0 ? failures : [name] };
  } catch {
    return { passed: 0, failures: [name] };
  }
}

function run([program, ...args], { environment = {}, quiet = false } = {}) {
  const out = quiet ? "pipe" : "inherit";
  const child = spawn(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: ["ignore", out, out],
    env: { ...process.env, ...environment },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  return new Promise((ended) => {
    child.on("close", (code) => {
      if (code !== 0) process.stdout.write(said);
      ended(code === 0);
    });
  });
}
