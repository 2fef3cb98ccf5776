import { expect, test } from "vitest";
import { reminderTime } from "./reminders.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

test.each([
  ["in the evening: the next day, 18 hours later", "2026-11-23T19:30", "2026-11-24T13:30"],
  ["in the morning: the same evening, not at four at night", "2026-11-23T10:00", "2026-11-23T20:00"],
  ["at night: the evening after it, not at nine", "2026-11-23T03:30", "2026-11-23T20:00"],
  ["so that it is seven: at seven", "2026-11-23T13:00", "2026-11-24T07:00"],
  ["so that it is nearly nine: then", "2026-11-23T02:59", "2026-11-23T20:59"],
  ["the day before summer time ends", "2027-04-03T12:00", "2027-04-03T20:00"],
  ["the day before summer time begins", "2027-10-02T14:00", "2027-10-03T09:00"],
])("87. R-INBOX-4. the reminder of an enquiry that arrives %s", (_, received, reminded) => {
  expect(reminderTime(inSydney(received))).toBe(inSydney(reminded));
});

test("R-INBOX-4. the reminder comes within 24 hours and not between 21:00 and 07:00, whenever the enquiry arrives", () => {
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
