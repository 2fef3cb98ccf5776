import { site } from "../site.config.ts";

/** A time in milliseconds since 1970 as date and time in the site's time zone. */
export function onWallClock(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(site.timeZone);
}

/** A time of a day ("2026-11-26") in the site's time zone, in milliseconds since 1970. @param plainTime "08:00" */
export function timeOn(day: Temporal.PlainDate | string, plainTime: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: site.timeZone, plainTime })
    .epochMilliseconds;
}

/** From 21:00 to 07:00 the owner gets only urgent emails. */
export function isNight({ hour }: Pick<Temporal.ZonedDateTime, "hour">): boolean {
  return hour >= 21 || hour < nightEnds;
}

export const nightEnds = 7;

/** A scheduled time of each day, or of one weekday (1: Monday). */
export interface DueTime {
  weekday?: number;
  /** "08:00" */
  time: string;
  /** After this time of day the scheduled time is skipped. */
  until: string;
}

/** Returns the last of these times before `now` (milliseconds since 1970). @param times of a day, latest first */
export function lastDue(now: number, times: readonly DueTime[]): Due {
  for (let day = onWallClock(now).toPlainDate(); ; day = day.subtract({ days: 1 })) {
    for (const { weekday, time, until } of times) {
      const at = timeOn(day, time);
      if (at <= now && (weekday ?? day.dayOfWeek) === day.dayOfWeek)
        return { day: String(day), time, at, until: timeOn(day, until) };
    }
  }
}

export interface Due {
  /** "2026-11-26" */
  day: string;
  /** "08:00" */
  time: string;
  /** Milliseconds since 1970, like `until`. */
  at: number;
  until: number;
}

/** The same weekday of the week before. */
export function weekBefore(day: string): string {
  return String(Temporal.PlainDate.from(day).subtract({ days: 7 }));
}
