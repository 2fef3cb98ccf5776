import { expect, test } from "vitest";
import { median, p99 } from "./quantiles.ts";

test("the median is the middle one by size, or between the two in the middle", () => {
  expect(median([7])).toBe(7);
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("p99 is the nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(p99(hundred)).toBe(99);
  expect(p99([...hundred, 1000])).toBe(100);
  expect(p99([5, 3])).toBe(5);
});

test("nothing has neither", () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => p99([])).toThrow(RangeError);
});
