import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const folder = new URL("../../../build/client/", import.meta.url).pathname;

test("every script of the build is loaded by a page, or by a script that is", () => {
  // What lies in public/ is the owner's to hand out.
  const scripts = globSync("**/*.js", { cwd: folder }).filter((path) => !existsSync(`public/${path}`));
  const loading = new Set(globSync("**/*.html", { cwd: folder }));
  // A set also visits what is added while it is walked.
  for (const file of loading) {
    const named = new Set(readFileSync(folder + file, "utf8").match(/[\w.-]+\.js\b/g));
    for (const script of scripts) if (named.has(basename(script))) loading.add(script);
  }
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => !loading.has(script))).toEqual([]);
});
