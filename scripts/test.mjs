// npm test: every check, and at the end what failed and one line that counts all. With words behind `--`, only the
// tests of both kinds in files whose path holds one of them.
// As a whole: the older Node in front of ours loads this file too, and has no globSync.
import fs from "node:fs";
import { ensureBuilt } from "./built.mjs";
import { checkLint, checkSpelling, checkTypes, runPlaywright, runVitest, tell } from "./checks.mjs";
import { ensureBrowser } from "./install/browser.mjs";
import { installEngines } from "./install/engines.mjs";
import { ensureHtmlChecker } from "./install/html-checker.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const words = process.argv.slice(2);
  tell(words.length > 0 ? await runNamed(words) : await runAll());
});

async function runAll() {
  const { findPostgres, installPostgres } = await import("./install/postgres.mjs");
  if (!findPostgres()) {
    console.log("Installing PostgreSQL …");
    installPostgres();
  }
  ensureHtmlChecker();
  const browser = await ensureBrowser();
  installEngines();
  await ensureBuilt();
  const { isExample } = await import("../e2e/specification/is-example.ts");
  return [
    await checkTypes(),
    await checkLint(),
    ...(isExample ? [await checkSpelling()] : []),
    await runVitest(),
    await runPlaywright(browser),
  ];
}

async function runNamed(words) {
  const specs = fs.globSync("e2e/**/*.spec.ts").filter((path) => words.some((word) => path.includes(word)));
  const counts = [await runVitest(words)];
  if (specs.length > 0) counts.push(await runPlaywright(await ensureBrowser(), specs));
  const none = counts.every(({ passed, failures }) => passed + failures.length === 0);
  return none ? [{ passed: 0, failures: [`no test file's path holds ${words.join(" or ")}`] }] : counts;
}
