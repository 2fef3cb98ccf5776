// R-DATA-4
import { expect, test } from "vitest";
import { expiredBefore, inWords, keptUntil } from "./retention-periods.ts";

test.each([
  ["2026-11-20T10:00:00.000Z", { months: 24 }, "2024-11-20T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", { months: 1 }, "2025-12-15T10:00:00.000Z"],
  ["2026-03-01T00:00:00.000Z", { days: 1 }, "2026-02-28T00:00:00.000Z"],
  // 29 February 2026 does not exist, so the limit moves to 1 March, and data from 28 February has expired.
  ["2028-02-29T00:00:00.000Z", { months: 24 }, "2026-03-01T00:00:00.000Z"],
])("at %s, with a period of %o, data from before %s has expired", (now, period, limit) => {
  expect(new Date(expiredBefore(period, Date.parse(now))).toISOString()).toBe(limit);
});

test.each([
  [{ months: 24 }, "24 months"],
  [{ days: 14 }, "14 days"],
  [{ days: 1 }, "1 day"],
])("formats %o as %s", (period, words) => {
  expect(inWords(period)).toBe(words);
});

test("data expires as soon as its retention period ends", () => {
  const since = Date.parse("2026-11-21T06:55:00.000Z");
  const end = keptUntil({ days: 30 }, since);
  expect(new Date(end).toISOString()).toBe("2026-12-21T06:55:00.000Z");
  expect(expiredBefore({ days: 30 }, end)).toBe(since);
});
