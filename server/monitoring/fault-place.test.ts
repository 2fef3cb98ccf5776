import { expect, test } from "vitest";
import { placeOfFault } from "./fault-place.ts";

test("is where an error was made", () => {
  expect(placeOfFault(new Error("no"))).toMatch(/^at .*fault-place\.test\.ts:\d+:\d+/);
});

test("50. is no line of the message, which may quote what somebody typed", () => {
  const place = placeOfFault(new RangeError("canary said:\n    at canary (canary:1:1)\n"));
  expect(place).toMatch(/^at .*fault-place\.test\.ts/);
  expect(place).not.toContain("canary");
});

test.each([
  ["what was thrown is no error", "canary"],
  ["the message was changed later", changedLater()],
  ["there is no stack", Object.assign(new Error("canary"), { stack: "" })],
])("is nothing when %s", (_, fault) => {
  expect(placeOfFault(fault)).toBeNull();
});

function changedLater(): Error {
  const fault = new Error("canary\n    at canary");
  // Written when it is first asked for.
  return fault.stack === undefined ? fault : Object.assign(fault, { message: "other" });
}
