import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("single-article-sample.js", import.meta.url));

test("the article's program prints what its comments say", () => {
  const source = readFileSync(program, "utf8");
  const promised = [...source.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line]) => line);
  const printed = execFileSync(process.execPath, ["--no-warnings", program], { encoding: "utf8", env: {} });
  expect(promised).toHaveLength(5);
  expect(printed.trimEnd().split("\n")).toEqual(promised);
});
