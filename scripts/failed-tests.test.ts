import { expect, test } from "vitest";
import { failedInPlaywright, failedInVitest } from "./failed-tests.mjs";

const [red, plain] = ["\u001b[31m", "\u001b[39m"];

test("a test of Vitest is named with its file and what went wrong, without colours", () => {
  const assertionResults = [
    { fullName: "a mail arrives", status: "passed", failureMessages: [] },
    { fullName: "a mail leaves", status: "failed", failureMessages: [`${red}Error: lost${plain}\n at here`] },
  ];
  const report = { testResults: [{ name: "mail.test.ts", status: "failed", message: "", assertionResults }] };
  expect(failedInVitest(report)).toEqual(["mail.test.ts › a mail leaves\n    Error: lost\n     at here"]);
});

test("a file that broke before its tests is named too", () => {
  const broken = { name: "mail.test.ts", status: "failed", message: "Cannot find it", assertionResults: [] };
  expect(failedInVitest({ testResults: [broken] })).toEqual(["mail.test.ts\n    Cannot find it"]);
});

test("a browser test is named with its line, however deep it stands, and one that passed is not", () => {
  const spec = (title: string, status: string) => ({
    file: "pages/home.spec.ts",
    line: 7,
    title,
    tests: [{ status, results: [{ errors: status === "expected" ? [] : [{ message: "Not seen" }] }] }],
  });
  const inner = { specs: [spec("is seen late", "flaky"), spec("is seen", "expected")] };
  const report = { errors: [], suites: [{ specs: [spec("is not seen", "unexpected")], suites: [inner] }] };
  expect(failedInPlaywright(report)).toEqual([
    "e2e/pages/home.spec.ts:7 › is not seen\n    Not seen",
    "e2e/pages/home.spec.ts:7 › is seen late\n    Not seen",
  ]);
});

test("what went wrong beside the browser tests counts as one", () => {
  const report = { errors: [{ message: "No browser" }], suites: [] };
  expect(failedInPlaywright(report)).toEqual(["the browser tests\n    No browser"]);
});
