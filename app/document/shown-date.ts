/** Formats a date: "2025-02-28" becomes "28 February 2025". */
export function shownDate(day: string): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
