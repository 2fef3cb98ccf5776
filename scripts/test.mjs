// npm test: every check, and at the end what failed and one line that counts all.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./built.mjs";
import { installEngines } from "./engines.mjs";
import { failedInPlaywright, failedInVitest } from "./failed-tests.mjs";
import { ensureHtmlChecker } from "./html-checker.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { findPostgres, installPostgres } = await import("./postgres.mjs");
  if (!findPostgres()) {
    console.log("Installing PostgreSQL …");
    installPostgres();
  }
  ensureHtmlChecker();
  const browser = await ensureBrowser();
  installEngines();
  await ensureBuilt();
  const results = join(root, "test-results");
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const counts = [
    check("types", "@react-router/dev/bin.cjs", ["typegen"], "typescript/bin/tsc"),
    check("lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
    countVitest(join(results, "vitest.json")),
    countPlaywright(join(results, "playwright.json"), browser),
  ];
  const failures = counts.flatMap(({ failures }) => failures);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
});

function check(name, program, args, then) {
  const ok = run(program, args) && (!then || run(then, []));
  console.log(`${name}: ${ok ? "passed" : "FAILED"}`);
  return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

function countVitest(file) {
  const ok = run("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return atLeastOneFailed("the tests of Vitest", ok, () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failures: failedInVitest(report) };
  });
}

function countPlaywright(file, browser) {
  const ok = run("@playwright/test/cli.js", ["test"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return atLeastOneFailed("the browser tests", ok, () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.stats.expected, failures: failedInPlaywright(report) };
  });
}

/** A run that broke before or beside its tests counts as one failure, whatever it wrote down. */
function atLeastOneFailed(name, ok, read) {
  try {
    const { passed, failures } = read();
    return { passed, failures: ok || failures.length > 0 ? failures : [name] };
  } catch {
    return { passed: 0, failures: [name] };
  }
}

function run(program, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}
