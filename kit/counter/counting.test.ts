// R-WIDGET-8
import fc from "fast-check";
import { expect, test } from "vitest";
import { countAt } from "./counting.ts";

const years = { start: 0, end: 2017, duration: 3000 };

test.each([
  [0, years, 0],
  // After half of the time, it has passed more than half of the way.
  [1500, years, 1765],
  [3000, years, 2017],
  [60_000, years, 2017],
  [0, { ...years, duration: 0 }, 2017],
  [2000, { start: 0, end: 4.5, duration: 4000 }, 3.9],
  [500, { start: 10, end: 0, duration: 1000 }, 1],
])("after %i ms the count of %j is %d", (elapsed, count, shown) => {
  expect(countAt(elapsed, count)).toBe(shown);
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
