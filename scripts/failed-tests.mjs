// Extracts the failed tests from the reports of Vitest and Playwright, so that a long run can print them last.
import { stripVTControlCharacters } from "node:util";

/** Returns the failed tests or, if a test file cannot be loaded, the file itself. */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => named(`${name} › ${fullName}`, failureMessages));
    return failed.length === 0 && status === "failed" ? [named(name, [message])] : failed;
  });
}

export function failedInPlaywright({ suites, errors }) {
  return [
    ...errors.map(({ message }) => named("the browser tests", [message])),
    ...specsOf(suites).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) =>
          named(
            `e2e/${file}:${line} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
  ];
}

function specsOf(suites) {
  return suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)]);
}

/** Formats a failure: its name, and the first twelve lines of its errors. */
function named(name, messages) {
  const words = stripVTControlCharacters(messages.join("\n")).split("\n").slice(0, 12);
  return [name, ...words.map((line) => `    ${line}`)].join("\n");
}
