import { expect, test } from "vitest";
import { tornLine } from "./torn-line.ts";

test("a torn line ends at the height at which it begins, so that tiles join", () => {
  const line = tornLine(4, 110, 6);
  expect(line(0)).toBe(0);
  for (const along of [0, 13, 57.5, 109]) expect(line(along + 110)).toBeCloseTo(line(along), 9);
});

test("the same seed gives the same line, and another seed gives another one", () => {
  expect(tornLine(4, 110, 6)(30)).toBe(tornLine(4, 110, 6)(30));
  expect(tornLine(5, 110, 6)(30)).not.toBe(tornLine(4, 110, 6)(30));
});

test("a torn line deviates in proportion to its reach", () => {
  expect(tornLine(4, 110, 12)(30)).toBeCloseTo(2 * tornLine(4, 110, 6)(30), 9);
});
