import { site } from "../../../site.config.ts";
import { onWallClock } from "../../daytime.ts";

/**
 * When the owner is told of what is in quarantine: twice a day, at 08:00 and 16:00 in the site's time zone; of a flood of
 * enquiries at once, and once an hour at most.
 */
export interface DigestTime {
  /** "2026-11-26T16", of a flood "2026-11-26T10-flood" */
  name: string;
  /** Tells of a flood alone. */
  flood: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** That of a flood which comes at a time (milliseconds since 1970). */
export function floodDigestTime(now: number): DigestTime {
  const hour = onWallClock(now).toPlainDateTime().toString().slice(0, "2026-11-26T10".length);
  return { name: `${hour}-flood`, flood: true, at: now };
}

/**
 * The last usual one before a time (milliseconds since 1970). Missed until `until`, it is left to the next one: nobody is
 * woken up for spam.
 */
export function lastDigestTime(now: number): DigestTime & { until: number } {
  const today = onWallClock(now).toPlainDate();
  const times = [
    timeOn(today, "16", "21:00"),
    timeOn(today, "08", "16:00"),
    timeOn(today.subtract({ days: 1 }), "16", "21:00"),
  ] as const;
  return times.find(({ at }) => at <= now) ?? times[2];
}

function timeOn(day: Temporal.PlainDate, hour: string, end: string): ReturnType<typeof lastDigestTime> {
  const at = (plainTime: string) =>
    day.toZonedDateTime({ timeZone: site.timeZone, plainTime }).epochMilliseconds;
  return { name: `${day}T${hour}`, flood: false, at: at(`${hour}:00`), until: at(end) };
}
