import { site } from "../../../site.config.ts";

/** When the owner is told of what is in quarantine: twice a day, at 08:00 and 16:00 in the site's time zone. */
export interface DigestTime {
  /** "2026-11-26T16" */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Missed until then, it is left to the next one: nobody is woken up for spam. */
  until: number;
}

/** The last one before a time (milliseconds since 1970). */
export function lastDigestTime(now: number): DigestTime {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(site.timeZone).toPlainDate();
  const times = [
    timeOn(today, "16", "21:00"),
    timeOn(today, "08", "16:00"),
    timeOn(today.subtract({ days: 1 }), "16", "21:00"),
  ] as const;
  return times.find(({ at }) => at <= now) ?? times[2];
}

function timeOn(day: Temporal.PlainDate, hour: string, end: string): DigestTime {
  const at = (plainTime: string) =>
    day.toZonedDateTime({ timeZone: site.timeZone, plainTime }).epochMilliseconds;
  return { name: `${day}T${hour}`, at: at(`${hour}:00`), until: at(end) };
}
