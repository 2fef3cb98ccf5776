import { site } from "../../../site.config.ts";

/** The week of a moment, in the site's time zone: its Thursday, and when owners are told of it. */
export interface Week {
  thursday: string;
  /** Milliseconds since 1970, as the others. Tuesday 16:00: is there an issue? */
  reminder: number;
  /** Wednesday 16:00. */
  preview: number;
  /** Thursday 21:00: none will come any more. */
  close: number;
}

export function weekOf(now: number): Week {
  const { timeZone } = site;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const thursday = today.add({ days: 4 - today.dayOfWeek });
  const at = (days: number, plainTime: string) =>
    thursday.add({ days }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return {
    thursday: String(thursday),
    reminder: at(-2, "16:00"),
    preview: at(-1, "16:00"),
    close: at(0, "21:00"),
  };
}
