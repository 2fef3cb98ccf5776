// R-ERROR-8
import { expect, test } from "vitest";
import { codeLocation } from "./code-location.ts";

test("50. the place is where the error was created, not a line of its message, which may quote a visitor", () => {
  const place = codeLocation(new RangeError("canary said:\n    at canary (canary:1:1)\n"));
  expect(place).toMatch(/^at .*code-location\.test\.ts:\d+:\d+/);
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
