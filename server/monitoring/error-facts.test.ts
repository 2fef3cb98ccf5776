// R-ERROR-8, R-RUN-4
import { userInfo } from "node:os";
import { expect, test } from "vitest";
import { codeLocation, refusalOf } from "./error-facts.ts";

test.each([
  ["EACCES", `EACCES as ${userInfo().username}`],
  ["EPERM", `EPERM as ${userInfo().username}`],
  ["ENOENT", "ENOENT"],
])("a file that can't be used because of %s: the reason is %s", (code, reason) => {
  expect(refusalOf(Object.assign(new Error(), { code }))).toBe(reason);
});

test("50. the place is where the error was created, not a line of its message, which may quote a visitor", () => {
  const place = codeLocation(new RangeError("canary said:\n    at canary (canary:1:1)\n"));
  expect(place).toMatch(/^at .*error-facts\.test\.ts:\d+:\d+/);
  expect(place).not.toContain("canary");
});

test.each([
  ["what was thrown is not an error", "canary"],
  ["the message was changed later", changedLater()],
  ["there is no stack", Object.assign(new Error("canary"), { stack: "" })],
])("the place is null when %s", (_, error) => {
  expect(codeLocation(error)).toBeNull();
});

function changedLater(): Error {
  const error = new Error("canary\n    at canary");
  // Reads the stack before the message changes, because V8 formats the stack on first access.
  return error.stack === undefined ? error : Object.assign(error, { message: "other" });
}
