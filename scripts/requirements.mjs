// Finds mismatches between docs/requirements.md, the tests that it names, and the files that cite its requirements.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");

/** The requirements, each with the tests that it names. */
const requirements = Array.from(
  read("docs/requirements.md").matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\* (.*)$/gm),
  ([, number, text]) => ({
    number,
    tests: Array.from(text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g), ([, path]) => path),
  }),
);

const folders = "{app,bench,content,contract,e2e,illustrations,kit,samples,scripts,server,showcase,vite}";
const files = globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, { cwd: root });
/** The requirements that each file cites, including all in a range such as "R-HOME-1 to R-HOME-4". */
const cited = new Map(files.map((path) => [path, new Set(citationsIn(read(path)))]));

const numbers = requirements.map(({ number }) => number);
const faults = [
  ...numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `${number}: listed twice`),
  ...requirements.flatMap(({ number, tests }) => (tests.length > 0 ? [] : [`${number}: has no test`])),
  ...requirements.flatMap(({ number, tests }) => tests.flatMap((test) => faultsOf(number, test))),
  ...Array.from(cited).flatMap(([path, all]) =>
    [...all]
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path}: cites ${number}, which does not exist`),
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(number, test) {
  if (!existsSync(join(root, test))) return [`${number}: names ${test}, which does not exist`];
  return cited.get(test)?.has(number) ? [] : [`${test}: tests ${number} but does not cite it`];
}

function citationsIn(text) {
  return Array.from(text.matchAll(/\bR-([A-Z]+)-(\d+)(?: to R-\1-(\d+))?/g)).flatMap(
    ([, group, first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => `R-${group}-${Number(first) + index}`),
  );
}
