/** Returns the end of a day ("2026-12-24") in a time zone, in milliseconds since the Unix epoch. */
export function endOfDay(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}
