import { expect, test } from "vitest";
import { half } from "./suspicion.ts";
import { readPageAge, tooFast } from "./too-fast.ts";

test.each([0, 999, 2_999])("7. sent %d ms after the page was opened: half a sign", (pageAge) => {
  expect(tooFast(pageAge)).toEqual({ reason: "too-fast", weight: half });
});

test.each([3_000, 8 * 3_600_000, undefined])("7. sent after %s ms: no sign", (pageAge) => {
  expect(tooFast(pageAge)).toBeNull();
});

test.each([
  ["1234", 1234],
  ["0", 0],
])("the header Page-Age: %j is read", (header, pageAge) => {
  expect(readPageAge(header)).toBe(pageAge);
});

test.each([[undefined], [""], ["-1"], ["1e3"], ["soon"], [["1", "2"]]])(
  "the header Page-Age: %j says nothing",
  (header) => {
    expect(readPageAge(header)).toBeUndefined();
  },
);
