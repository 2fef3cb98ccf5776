// R-ISSUE-1
import { expect, test } from "vitest";
import { dueAt } from "../../../contract/newsletter/due.ts";
import { dayMs as day, hourMs as hour } from "../../durations.ts";
import { weekOf } from "./week.ts";

test.each(["2026-11-26", "2027-04-01", "2027-04-08", "2026-10-08"])(
  "30. owners are reminded on Tuesday and Wednesday at 16:00, and on Thursday at 21:00 (%s)",
  (thursday) => {
    const due = dueAt(thursday);
    for (const now of [due - 3 * day, due, due + 3 * day]) {
      expect(weekOf(now)).toEqual({
        thursday,
        reminder: atHour(thursday, -2, 16),
        preview: atHour(thursday, -1, 16),
        close: due + 12 * hour,
      });
    }
  },
);

/** Returns the timestamp of a local hour, `days` days after `thursday`, in any time zone and season. */
function atHour(thursday: string, days: number, hours: number): number {
  const start = Temporal.PlainDate.from(thursday).add({ days });
  const found = Temporal.Instant.fromEpochMilliseconds(dueAt(String(start)));
  return found.epochMilliseconds + (hours - 9) * hour;
}
