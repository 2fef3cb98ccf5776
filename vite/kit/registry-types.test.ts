// R-DEV-4
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { registrySources } from "./registry-items.ts";

test("the copied files pass the type check of a project that knows neither Node.js nor this repository", () => {
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync("node_modules/.cache/registry-types-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, source] of registrySources()) writeFileSync(`${folder}/${file}`, source);
  writeFileSync(`${folder}/css.d.ts`, 'declare module "*.css";');
  const compilerOptions = { types: [], tsBuildInfoFile: "build-info" };
  const config = { extends: "../../../tsconfig.json", compilerOptions, include: ["*"], exclude: [] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync("node", ["node_modules/typescript/bin/tsc", "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});
