import { expect, test } from "vitest";
import { lastDigestTime } from "./digest-time.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

test.each([
  ["2026-11-23T07:59", "2026-11-22T16"],
  ["2026-11-23T08:00", "2026-11-23T08"],
  ["2026-11-23T15:59", "2026-11-23T08"],
  ["2026-11-23T16:00", "2026-11-23T16"],
  ["2027-04-04T08:30", "2027-04-04T08"],
  ["2027-10-03T08:30", "2027-10-03T08"],
])("B3. at %s the last time was %s", (now, name) => {
  const last = lastDigestTime(inSydney(now));
  expect(last.name).toBe(name);
  expect(last.at).toBe(inSydney(`${name}:00`));
});

test("B3. what was missed in the afternoon is not told at night", () => {
  expect(lastDigestTime(inSydney("2026-11-23T23:00")).until).toBe(inSydney("2026-11-23T21:00"));
});
