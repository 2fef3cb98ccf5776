// R-WRITING-6
import { expect, test } from "vitest";
import { axisTicks, monthAxis } from "./chart-scale.ts";

test.each([
  [54, [0, 20, 40, 60]],
  [80, [0, 20, 40, 60, 80]],
  [4, [0, 1, 2, 3, 4]],
  [0, [0, 1]],
  [13_570, [0, 5000, 10_000, 15_000]],
  [40_001, [0, 20_000, 40_000, 60_000]],
  [987_654, [0, 250_000, 500_000, 750_000, 1_000_000]],
])("an axis up to %d has a few round steps", (largest, ticks) => {
  expect(axisTicks(largest)).toEqual(ticks);
});

test("days are placed proportionally along the months, also across the end of a year", () => {
  const { months, shareOfDay } = monthAxis("2026-11-20", "2027-01-02");
  expect(months.map(({ name }) => name)).toEqual(["Nov", "Dec", "Jan"]);
  expect(months[0]?.share).toBe(0);
  expect(shareOfDay("2026-11-01")).toBeCloseTo(0.5 / 92);
  expect(shareOfDay("2027-01-31")).toBeCloseTo(91.5 / 92);
});
