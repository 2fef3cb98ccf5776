/** Formats milliseconds since 1970 as ISO 8601, such as "2026-11-21T06:55:00.000Z". */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
