import { site } from "../site.config.ts";

/** Converts a time in milliseconds since 1970 to a date and time in the site's time zone. */
export function onWallClock(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(site.timeZone);
}

/** Converts a time such as "08:00" on a day such as "2026-11-26" in the site's time zone to milliseconds since 1970. */
export function timeOn(day: Temporal.PlainDate | string, plainTime: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: site.timeZone, plainTime })
    .epochMilliseconds;
}

/** Whether it is between 21:00 and 07:00, when the owner gets only urgent emails. */
export function isNight({ hour }: Pick<Temporal.ZonedDateTime, "hour">): boolean {
  return hour >= 21 || hour < nightEnds;
}

export const nightEnds = 7;

/** A time at which something is scheduled: daily or, with `weekday` (1 is Monday), weekly. */
export interface DueTime {
  weekday?: number;
  /** The time of day, such as "08:00". */
  time: string;
  /** If the server was down at the scheduled time, the task runs late, but not after this time of day. */
  until: string;
}

/**
 * Returns the most recent due time up to `now`: its date, such as "2026-11-26", its time of day, and when it was and
 * until when it counts, in milliseconds since 1970. @param times sorted by time, latest first
 */
export function lastDue(now: number, times: readonly DueTime[]) {
  for (let day = onWallClock(now).toPlainDate(); ; day = day.subtract({ days: 1 })) {
    for (const { weekday, time, until } of times) {
      const at = timeOn(day, time);
      if (at <= now && (weekday ?? day.dayOfWeek) === day.dayOfWeek)
        return { day: String(day), time, at, until: timeOn(day, until) };
    }
  }
}

/** Returns the same weekday of the previous week. */
export function weekBefore(day: string): string {
  return String(Temporal.PlainDate.from(day).subtract({ days: 7 }));
}
