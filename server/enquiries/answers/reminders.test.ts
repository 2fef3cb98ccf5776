import { expect, test } from "vitest";
import { reminderTime } from "./reminders.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

test.each([
  ["from the evening comes the next day, 18 hours later", "2026-11-23T19:30", "2026-11-24T13:30"],
  ["from the morning comes the same evening, not at 04:00", "2026-11-23T10:00", "2026-11-23T20:00"],
  ["from the night comes the following evening, not after 21:00", "2026-11-23T03:30", "2026-11-23T20:00"],
  ["due at 07:00 comes then", "2026-11-23T13:00", "2026-11-24T07:00"],
  ["due just before 21:00 comes then", "2026-11-23T02:59", "2026-11-23T20:59"],
  ["from the day before daylight saving ends comes that evening", "2027-04-03T12:00", "2027-04-03T20:00"],
  ["from the day before daylight saving begins comes the next day", "2027-10-02T14:00", "2027-10-03T09:00"],
])("87. R-INBOX-4. the reminder of an enquiry %s", (_, received, reminded) => {
  expect(reminderTime(inSydney(received))).toBe(inSydney(reminded));
});

test("R-INBOX-4. a reminder comes within 24 hours, and never between 21:00 and 07:00", () => {
  // Covers both daylight saving changes.
  for (const day of ["2026-11-23", "2027-04-03", "2027-04-04", "2027-10-02", "2027-10-03"]) {
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const received = inSydney(`${day}T00:00`) + minute * 60_000;
      const at = reminderTime(received);
      const { hour } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("Australia/Sydney");
      expect(at - received).toBeLessThan(24 * 60 * 60 * 1000);
      expect(at - received).toBeGreaterThanOrEqual(2 * 60 * 60 * 1000);
      expect(hour >= 7 && hour < 21).toBe(true);
    }
  }
});
