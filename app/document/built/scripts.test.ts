import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { placeholder } from "../../../scripts/site-url.mjs";

const folder = new URL("../../../build/client/", import.meta.url).pathname;

test("every script of the build is loaded by a page or by another loaded script", () => {
  // Files in public/ belong to the site owner and are not checked.
  const scripts = globSync("**/*.js", { cwd: folder }).filter((path) => !existsSync(`public/${path}`));
  const loading = new Set(globSync("**/*.html", { cwd: folder }));
  // The loop also visits the scripts that it adds: iterating over a `Set` includes values added during the iteration.
  for (const file of loading) {
    const named = new Set(readFileSync(folder + file, "utf8").match(/[\w.-]+\.js\b/g));
    for (const script of scripts) if (named.has(basename(script))) loading.add(script);
  }
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => !loading.has(script))).toEqual([]);
});

test("no script or style names the site's origin, which may change without a new hash in the file's name", () => {
  const assets = globSync("build/neutral/client/assets/*.{js,css}");
  expect(assets).not.toEqual([]);
  expect(assets.filter((path) => readFileSync(path, "utf8").includes(placeholder))).toEqual([]);
});
