import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

test("no two classes or keyframes of the site's modules share a short name", () => {
  const names = globSync("{app,kit,samples,showcase}/**/*.module.css").flatMap((path) => {
    const css = readFileSync(path, "utf8");
    const own = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi));
    return [...own].map((name) => shortClassName(name, resolve(path), css));
  });
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ["a class", "stone", "_000"],
  ["keyframes", "turn", "_001"],
])("the short name of %s in the first module has three characters after the underscore", (_, name, short) => {
  const [first = ""] = globSync("{app,kit,samples,showcase}/**/*.module.css").toSorted();
  expect(shortClassName(name, resolve(first), ".stone { top: 0 } @keyframes turn {}")).toBe(short);
});
