// npm test, the gate: checks types, lint and spelling, and runs the most important tests. npm run test:all also runs
// all slower tests. Both print the slowest parts, the failures, and one line with the totals. With words after `--`,
// runs only the tests in files whose path contains one of the words. Imports `fs` as a whole, because an older Node,
// which lacks globSync, also loads this file before it starts the project's own Node.
import fs from "node:fs";
import { ensureBuilt } from "./built.mjs";
import { checkLint, checkSpelling, checkTypes, printCounts, runPlaywright, runVitest } from "./checks.mjs";
import { ensureBrowser } from "./install/browser.mjs";
import { mistakesIn } from "./mistakes.mjs";
import { phase, printTimes } from "./phases.mjs";
import { root, withAllPackages } from "./project-node.mjs";

await withAllPackages(import.meta.url, async () => {
  const words = process.argv.slice(2).filter((word) => word !== "--all");
  const isAll = process.argv.includes("--all");
  // Vitest's and Playwright's configurations read TEST_ALL. Without it, they skip files with `.slow.` in their names.
  if (isAll || words.length > 0) process.env.TEST_ALL = "1";
  const counts = words.length > 0 ? await runNamed(words) : await runWhole(isAll);
  printTimes(root);
  printCounts(counts);
});

async function runWhole(isAll) {
  const browser = await phase("install", () => install(isAll));
  const { isExample } = await import("../e2e/is-example.ts");
  // Builds and checks in parallel, because a build keeps only one core busy most of the time.
  const [isBuilt, checked] = await Promise.all([
    phase("build", buildSucceeds),
    phase("types, lint, spelling (beside the build)", async () => [
      await checkTypes(),
      await checkLint(),
      ...(isExample ? [await checkSpelling()] : []),
    ]),
  ]);
  if (!isBuilt) return [...checked, { passed: 0, failures: ["the build; no tests were run"] }];
  return [
    ...checked,
    await phase("Vitest", () => runVitest()),
    await phase("Playwright", () => runPlaywright(browser)),
  ];
}

/** Returns false instead of throwing if a mistake in the sources stops the build, so that the run can report it. */
async function buildSucceeds() {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    const mistakes = mistakesIn(error);
    if (!mistakes) throw error;
    for (const mistake of mistakes) console.error(mistake);
    return false;
  }
}

async function runNamed(words) {
  const specs = fs.globSync("e2e/**/*.spec.ts").filter((path) => words.some((word) => path.includes(word)));
  const counts = [await phase("Vitest", () => runVitest(words))];
  if (specs.length > 0) {
    const browser = await ensureBrowser();
    counts.push(await phase("Playwright", () => runPlaywright(browser, specs)));
  }
  const none = counts.every(({ passed, failures }) => passed + failures.length === 0);
  return none ? [{ passed: 0, failures: [`no test file's path contains ${words.join(" or ")}`] }] : counts;
}

/** Installs the programs that the tests need, and returns the browser's path. */
async function install(isAll) {
  const { findPostgres, installPostgres } = await import("./install/postgres.mjs");
  if (!findPostgres()) {
    console.log("Installing PostgreSQL …");
    installPostgres();
  }
  if (isAll) {
    const { ensureHtmlChecker } = await import("./install/html-checker.mjs");
    const { installEngines } = await import("./install/engines.mjs");
    ensureHtmlChecker();
    installEngines();
  }
  return ensureBrowser();
}
