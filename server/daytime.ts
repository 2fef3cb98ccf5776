import { site } from "../site.config.ts";

/** Milliseconds since 1970, on the wall clock of the site's time zone. */
export function onWallClock(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(site.timeZone);
}

/** From 21:00 to 07:00 the owner is told only what can't wait. */
export function isNight({ hour }: Pick<Temporal.ZonedDateTime, "hour">): boolean {
  return hour >= 21 || hour < nightEnds;
}

export const nightEnds = 7;
