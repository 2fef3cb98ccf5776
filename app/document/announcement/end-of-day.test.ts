// R-SETUP-8
import { expect, test } from "vitest";
import { endOfDay } from "./end-of-day.ts";

test.each([
  ["2026-12-24", "Australia/Sydney", "2026-12-24T13:00:00.000Z"],
  ["2026-12-24", "Australia/Perth", "2026-12-24T16:00:00.000Z"],
  // Daylight saving time starts in Sydney on this day.
  ["2026-10-04", "Australia/Sydney", "2026-10-04T13:00:00.000Z"],
])("%s ends in %s at %s", (day, timeZone, end) => {
  expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(end);
});
