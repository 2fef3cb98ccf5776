import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempDisposableSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { DOMParser } from "linkedom";
import { isExample } from "../e2e/is-example.ts";
import { ensureBrowser } from "./install/browser.ts";
import { installEngines } from "./install/engines.ts";
import { ensureHtmlChecker } from "./install/html-checker.ts";
import { ensurePostgres } from "./install/postgres.ts";

/**
 * Checks types, lint and spelling, and runs the most important tests; with `--all` all tests, with `--changed` those
 * nearest to what has changed since the last commit, and with words only the tests whose path contains one of them.
 * Prints how long each part took, what failed, and a line with the totals.
 */
export async function runGate(args: string[]): Promise<void> {
  const words = args.filter((word) => word !== "--all" && word !== "--changed");
  const isAll = args.includes("--all");
  // Vitest's and Playwright's configurations read TEST_ALL. Without it, they skip files with `.slow.` in their names.
  if (isAll || words.length > 0) process.env.TEST_ALL = "1";
  const results = args.includes("--changed")
    ? await testChanged()
    : words.length > 0
      ? await testNamed(words)
      : await testWhole(isAll);
  const failures = results.flatMap(({ failures }) => failures);
  console.log();
  for (const { name, seconds } of results) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

interface Result {
  name: string;
  seconds: number;
  passed: number;
  /** Each failure's name and the beginning of its message. */
  failures: string[];
}

async function testWhole(isAll: boolean): Promise<Result[]> {
  ensurePostgres();
  if (isAll) {
    ensureHtmlChecker();
    installEngines();
  }
  ensureBrowser();
  // Builds and checks in parallel, because a build keeps only one core busy most of the time.
  const [build, ...checked] = await Promise.all([
    check("build", "scripts/build.mjs", "--if-needed"),
    ...checks(),
  ]);
  if (build.failures.length > 0)
    return [...checked, { ...build, failures: ["the build; no tests were run"] }];
  return [...checked, build, await runVitest(), await runPlaywright()];
}

async function testNamed(words: string[]): Promise<Result[]> {
  const specs = globSync("e2e/**/*.spec.ts").filter((path) => words.some((word) => path.includes(word)));
  const results = [await runVitest(words), ...(specs.length > 0 ? [await runPlaywright(specs)] : [])];
  const none = results.every(({ passed, failures }) => passed + failures.length === 0);
  const failures = [`no test file's path contains ${words.join(" or ")}`];
  return none ? [{ name: "tests", seconds: 0, passed: 0, failures }] : results;
}

/** Runs the tests that import changed files, at most thirty files of them: those nearest in the folder tree. */
async function testChanged(): Promise<Result[]> {
  const changed = [
    ...linesOf("git", "diff", "--name-only", "--diff-filter=d", "HEAD"),
    ...linesOf("git", "ls-files", "--others", "--exclude-standard"),
  ];
  const projects = ["site", "server", "mocks"].map((name) => `--project=${name}`);
  const steps = (file: string) =>
    Math.min(...changed.map((path) => relative(dirname(path), file).split("/").length));
  const listed = linesOf(process.execPath, vitest, "list", "--changed", "--filesOnly", ...projects);
  const tests = listed.map((line) => line.replace(/^\[\w+\] /, ""));
  const nearest = tests.toSorted((one, other) => steps(one) - steps(other)).slice(0, 30);
  console.log(`${nearest.length} of the ${tests.length} test files that import what has changed`);
  const results = await Promise.all([...checks(), ...(nearest.length > 0 ? [runVitest(nearest)] : [])]);
  const specs = changed.filter((path) => path.endsWith(".spec.ts"));
  return specs.length > 0 ? [...results, await runPlaywright(specs)] : results;
}

function linesOf(program: string, ...args: string[]): string[] {
  const { stdout } = spawnSync(program, args, { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line !== "");
}

function checks(): Promise<Result>[] {
  return [
    check("types", "node_modules/typescript/bin/tsc"),
    check("lint", "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."),
    check("imports between folders", "scripts/lint/rooms.mjs"),
    check("requirements", "scripts/requirements.mjs"),
    ...(isExample ? [check("spelling", "scripts/lint/spelling.mjs")] : []),
  ];
}

/** Runs a check whose output is only worth reading if it fails. */
async function check(name: string, ...program: string[]): Promise<Result> {
  const { ok, seconds, output } = await run(program, "pipe");
  console.log(`${output}${name}: ${ok ? "passed" : "FAILED"}`);
  return { name, seconds, passed: ok ? 1 : 0, failures: ok ? [] : [name] };
}

const vitest = "node_modules/vitest/vitest.mjs";

function runVitest(words: string[] = []): Promise<Result> {
  const options = ["--reporter=default", "--reporter=junit", "--passWithNoTests"];
  return runTests("Vitest", (report) => [
    vitest,
    "run",
    ...options,
    `--outputFile.junit=${report}`,
    ...words,
  ]);
}

function runPlaywright(files: string[] = []): Promise<Result> {
  process.env.CHROMIUM = ensureBrowser();
  return runTests("Playwright", (report) => {
    process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE = report;
    return ["node_modules/@playwright/test/cli.js", "test", ...files];
  });
}

/** Counts a run that failed outside its tests, or left no report, as at least one failure. */
async function runTests(name: string, program: (report: string) => string[]): Promise<Result> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "gate-"));
  const report = join(folder.path, "report.xml");
  const { ok, seconds } = await run(program(report), "inherit");
  const tests = existsSync(report) ? testsIn(readFileSync(report, "utf8")) : null;
  const failures = tests?.flatMap(({ failure }) => failure ?? []) ?? [];
  const passed = tests?.filter(({ failure, skipped }) => failure === undefined && !skipped).length ?? 0;
  return { name, seconds, passed, failures: (ok && tests) || failures.length > 0 ? failures : [name] };
}

/**
 * Reads a report in JUnit's format, which both runners write. `failure` is a failed test's name and the beginning of its
 * message.
 */
function testsIn(report: string) {
  const document = new DOMParser().parseFromString(report, "text/xml");
  return Array.from(document.querySelectorAll("testcase"), (test: Element) => {
    const written = `${test.getAttribute("classname")} › ${test.getAttribute("name")}`;
    // linkedom does not decode all attributes.
    const name = written.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    const lines = test.querySelector("failure, error")?.textContent.trim().split("\n").slice(0, 12);
    const failure = lines && [name, ...lines.map((line) => `    ${line}`)].join("\n");
    return { failure, skipped: test.querySelector("skipped") !== null };
  });
}

async function run(program: string[], out: "pipe" | "inherit") {
  const startedAt = performance.now();
  const child = spawn(process.execPath, program, {
    stdio: ["ignore", out, out],
    env: { ...process.env, ...diskInMemory() },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const ok = await new Promise<boolean>((ended) => child.on("close", (code) => ended(code === 0)));
  return { ok, seconds: (performance.now() - startedAt) / 1000, output: ok ? "" : output };
}

/**
 * Puts temporary files on the RAM disk if it has enough space. This makes servers under test a fifth faster, because
 * they sync every enquiry to disk.
 */
function diskInMemory(): { TMPDIR?: string } {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return {};
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * 1024 ** 3 ? { TMPDIR: folder } : {};
}
