import { site } from "../../site.config.ts";

/** When the issue of a Thursday is published: at 09:00 in the site's time zone. Milliseconds since 1970. */
export function dueAt(thursday: string): number {
  return Temporal.PlainDate.from(thursday).toZonedDateTime({ timeZone: site.timeZone, plainTime: "09:00" })
    .epochMilliseconds;
}

export function isThursday(day: string): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek === 4;
}
