import { expect, test } from "vitest";
import { periodsOf } from "./visits-periods.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const days = new Map([
  ["2026-11-01", 3],
  ["2026-11-23", 2],
]);

test("the days of two months, those without a visit too", () => {
  const { unit, periods } = periodsOf(days, day("2026-10-31"), day("2026-11-23"));
  expect(unit).toBe("day");
  expect(periods).toHaveLength(24);
  expect(periods.slice(0, 3).map(({ begins, views }) => [String(begins), views])).toEqual([
    ["2026-10-31", 0],
    ["2026-11-01", 3],
    ["2026-11-02", 0],
  ]);
  expect(periods.at(-1)).toMatchObject({ views: 2 });
});

test("the weeks of half a year, from their Mondays; the first may be cut", () => {
  const { unit, periods } = periodsOf(days, day("2026-06-03"), day("2026-11-23"));
  expect(unit).toBe("week");
  expect(periods.slice(0, 2).map(({ begins }) => String(begins))).toEqual(["2026-06-03", "2026-06-08"]);
  expect(periods.slice(-2).map(({ begins, views }) => [String(begins), views])).toEqual([
    ["2026-11-16", 0],
    ["2026-11-23", 2],
  ]);
});

test("the months of more", () => {
  const { unit, periods } = periodsOf(days, day("2024-10-23"), day("2026-11-23"));
  expect(unit).toBe("month");
  expect(periods).toHaveLength(26);
  expect(periods.slice(0, 2).map(({ begins }) => String(begins))).toEqual(["2024-10-23", "2024-11-01"]);
  expect(periods.at(-1)).toMatchObject({ views: 5 });
});

test("a day by itself", () => {
  expect(periodsOf(days, day("2026-11-23"), day("2026-11-23")).periods).toMatchObject([{ views: 2 }]);
});
