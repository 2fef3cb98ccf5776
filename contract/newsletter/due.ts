import { site } from "../../site.config.ts";

/** Returns the time at which a Thursday's issue is due: 09:00 in the site's time zone, as milliseconds since 1970. */
export function dueAt(thursday: string): number {
  return Temporal.PlainDate.from(thursday).toZonedDateTime({ timeZone: site.timeZone, plainTime: "09:00" })
    .epochMilliseconds;
}

export function isThursday(day: string): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek === 4;
}
