// R-WIDGET-8
import fc from "fast-check";
import { expect, test } from "vitest";
import { countAt } from "./counting.ts";

const years = { start: 0, end: 2017, duration: 3000 };

test("counts from the start to the end in the given time", () => {
  expect(countAt(0, years)).toBe(0);
  expect(countAt(3000, years)).toBe(2017);
  expect(countAt(60_000, years)).toBe(2017);
});

test("has passed more than half of the way after half of the time", () => {
  expect(countAt(1500, years)).toBe(1765);
});

test("has as many decimals as the end", () => {
  expect(countAt(2000, { start: 0, end: 4.5, duration: 4000 })).toBe(3.9);
});

test("counts down too, and ends at once if the duration is zero", () => {
  expect(countAt(500, { start: 10, end: 0, duration: 1000 })).toBe(1);
  expect(countAt(0, { ...years, duration: 0 })).toBe(2017);
});

test("never goes back and stays between start and end", () => {
  const counts = fc.record({
    start: fc.integer({ min: -9999, max: 9999 }),
    end: fc.integer({ min: -9999, max: 9999 }),
    duration: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(counts, fc.nat(9999), fc.nat(500), (count, elapsed, later) => {
      const gone = Math.abs(countAt(elapsed, count) - count.start);
      const further = Math.abs(countAt(elapsed + later, count) - count.start);
      expect(further).toBeGreaterThanOrEqual(gone);
      expect(further).toBeLessThanOrEqual(Math.abs(count.end - count.start));
    }),
  );
});
