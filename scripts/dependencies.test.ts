// R-RELEASE-8
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };

test("docs/dependencies.md has a line for each package, with the licence that the package declares", () => {
  const lines = readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| `(.+?)` \|.*\| (.+) \|$/gm);
  const listed = Array.from(lines, ([, name, licence]) => `${name}: ${licence}`);
  const names = Object.keys({ ...project.dependencies, ...project.devDependencies });
  expect(listed.toSorted()).toEqual(names.map((name) => `${name}: ${licenceOf(name)}`).toSorted());
});

function licenceOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).license;
}
