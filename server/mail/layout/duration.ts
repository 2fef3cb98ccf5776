/** Formats a duration, such as "2 hours, 5 minutes". */
export function durationOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "less than a minute";
  return durations.format({
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  });
}

const durations = new Intl.DurationFormat("en-AU", { style: "long" });
