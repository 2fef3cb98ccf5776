import { site } from "../../site.config.ts";
import { onWallClock } from "../daytime.ts";

/** A Monday's report, by its date ("2026-11-23"), in milliseconds since 1970. */
export interface ReportTime {
  monday: string;
  /** 08:00 in the site's time zone. */
  at: number;
  /** 21:00: whoever was away all day gets none, and that is a sign. */
  until: number;
}

/** The last one before a time (milliseconds since 1970). */
export function lastReportTime(now: number): ReportTime {
  const today = onWallClock(now).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const time = reportTimeOf(String(monday));
  return time.at <= now ? time : reportTimeOf(String(monday.subtract({ days: 7 })));
}

export function reportTimeOf(monday: string): ReportTime {
  const at = (plainTime: string) =>
    Temporal.PlainDate.from(monday).toZonedDateTime({ timeZone: site.timeZone, plainTime }).epochMilliseconds;
  return { monday, at: at("08:00"), until: at("21:00") };
}

/** The same time of the Monday before it. */
export function weekBefore(monday: string): string {
  return String(Temporal.PlainDate.from(monday).subtract({ days: 7 }));
}
