import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/reliability.md", "utf8");
const [promised = "", notProven = ""] = page.split("## Not proven here");
const tests = execFileSync(
  "git",
  ["grep", "-hE", `["\`](A[0-9]+|[0-9]+(, [0-9]+)*)\\. `, "--", "*.test.ts", "*.spec.ts"],
  {
    encoding: "utf8",
  },
);
const proven = new Set(
  [...tests.matchAll(/["`](\d+(?:, \d+)*)\. /g)].flatMap(([, cases = ""]) => cases.split(", ").map(Number)),
);

test("the table of promises tells of each of the first 55 cases, and of none twice", () => {
  const told = [...casesIn(promised), ...casesIn(notProven)];
  expect(told).toEqual(expect.arrayContaining(range(1, 55)));
  expect(new Set(told).size).toBe(told.length);
});

test.each(casesIn(promised))("a test bears the number of case %i", (number) => {
  expect(proven).toContain(number);
});

const promises = [...promised.matchAll(/^\| (A\d+) \|/gm)].map(([, name = ""]) => name);

test.each(promises)("a test bears the name of promise %s", (name) => {
  expect(tests).toMatch(new RegExp(`["\`]${name}\\. `));
});

/** The first column of a table: `16`, or `29 to 35`. */
function casesIn(text: string): number[] {
  return [...text.matchAll(/^\| (\d+)(?: to (\d+))? \|/gm)].flatMap(([, first, last]) =>
    range(Number(first), Number(last ?? first)),
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
