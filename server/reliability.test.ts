import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const page = await readFile(new URL("../docs/reliability.md", import.meta.url), "utf8");
const rows = [...page.matchAll(/^\| (\d+)(?: to (\d+))? \| (.+) \|$/gm)].map(
  ([, first, last, told = ""]) => ({
    cases: range(Number(first), Number(last ?? first)),
    files: [...told.matchAll(/\]\(\.\.\/(\S+)\)/g)].map(([, file = ""]) => file),
  }),
);

test("the table of promises tells of each of the first 55 cases, and of none twice", () => {
  const told = rows.flatMap(({ cases }) => cases);
  expect(told).toEqual(expect.arrayContaining(range(1, 55)));
  expect(new Set(told).size).toBe(told.length);
});

test.each(rows.flatMap(({ cases, files }) => files.map((file) => [cases[0], file] as const)))(
  "case %i is tested by name in %s",
  async (number, file) => {
    const source = await readFile(new URL(`../${file}`, import.meta.url), "utf8");
    expect(source).toMatch(new RegExp(`["\`](\\d+, )*${number}(, \\d+)*\\. `));
  },
);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
