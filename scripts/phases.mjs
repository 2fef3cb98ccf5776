// Times the phases of a long run and lists the slowest test files.
import { isAbsolute, relative } from "node:path";

const phases = [];
const files = [];

/** Runs `work` and records how long it takes. */
export async function phase(name, work) {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    phases.push({ name, ms: performance.now() - begun });
  }
}

/** @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report Vitest's JSON report */
export function noteVitestFiles({ testResults }) {
  for (const { name, startTime, endTime } of testResults) files.push({ name, ms: endTime - startTime });
}

/**
 * @param {{ suites: { file: string }[] }} report Playwright's JSON report; several workers may run the tests of one
 * file, so a file's time is the sum of its tests' times
 */
export function notePlaywrightFiles({ suites }) {
  for (const suite of suites) files.push({ name: `e2e/${suite.file}`, ms: timeOf(suite) });
}

function timeOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + timeOf(suite), own);
}

export function printTimes(root) {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
  if (slowest.length > 0) console.log("\nSlowest files");
  for (const { name, ms } of slowest) console.log(row(ms, isAbsolute(name) ? relative(root, name) : name));
  console.log("\nPhases");
  for (const { name, ms } of phases) console.log(row(ms, name));
}

function row(ms, name) {
  return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
}
