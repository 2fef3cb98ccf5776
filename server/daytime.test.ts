import { expect, test } from "vitest";
import { lastDue } from "./daytime.ts";
import { digestTimes } from "./owner/digest/send-digests.ts";
import { reportTimes } from "./owner/owner-schedule.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

test.each([
  ["2026-11-23T07:59", "2026-11-22T16:00"],
  ["2026-11-23T08:00", "2026-11-23T08:00"],
  ["2026-11-23T15:59", "2026-11-23T08:00"],
  ["2026-11-23T16:00", "2026-11-23T16:00"],
  ["2027-04-04T08:30", "2027-04-04T08:00"],
  ["2027-10-03T08:30", "2027-10-03T08:00"],
])("R-INBOX-3. at %s the last digest was due at %s", (now, due) => {
  const last = lastDue(inSydney(now), digestTimes);
  expect(`${last.day}T${last.time}`).toBe(due);
  expect(last.at).toBe(inSydney(due));
});

test("R-INBOX-3. a digest missed in the afternoon is not sent at night", () => {
  expect(lastDue(inSydney("2026-11-23T23:00"), digestTimes).until).toBe(inSydney("2026-11-23T21:00"));
});

test.each([
  ["2026-11-23T07:59", "2026-11-16"],
  ["2026-11-23T08:00", "2026-11-23"],
  ["2026-11-29T23:00", "2026-11-23"],
  // Daylight saving time ended the day before.
  ["2027-04-05T08:00", "2027-04-05"],
])("R-INBOX-6. at %s the last report was due on %s", (now, day) => {
  const [at, until] = ["08:00", "21:00"].map((time) => inSydney(`${day}T${time}`));
  expect(lastDue(inSydney(now), reportTimes)).toEqual({ day, time: "08:00", at, until });
});
