// npm test: every check, and at the end one line that counts them.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./built.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { findPostgres, installPostgres } = await import("./postgres.mjs");
  if (!findPostgres()) {
    console.log("Installing PostgreSQL …");
    installPostgres();
  }
  const browser = await ensureBrowser();
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
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
});

function check(name, program, args, then) {
  const ok = run(program, args) && (!then || run(then, []));
  console.log(`${name}: ${ok ? "passed" : "FAILED"}`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countVitest(file) {
  const ok = run("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return atLeastOneFailed(ok, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function countPlaywright(file, browser) {
  const ok = run("@playwright/test/cli.js", ["test"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return atLeastOneFailed(ok, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, "utf8")).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A run that broke before or beside its tests counts as one failure, whatever it wrote down. */
function atLeastOneFailed(ok, read) {
  try {
    const count = read();
    return ok ? count : { ...count, failed: Math.max(1, count.failed) };
  } catch {
    return { passed: 0, failed: 1 };
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
