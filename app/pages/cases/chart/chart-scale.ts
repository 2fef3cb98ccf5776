/** Returns an axis's ticks: 0 and up to four multiples of a round step, the last at or above the largest value. */
export function axisTicks(largest: number): number[] {
  const least = Math.max(1, largest / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((digit) => digit * power).filter(Number.isInteger);
  const step = steps.find((step) => step >= least) ?? least;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Returns a time axis of whole months, from the month of the day `first` to the month of the day `last`: a list
 * of these months, and a function that returns the position of a day.
 */
export function monthAxis(first: string, last: string) {
  const [year = 0, month = 1] = first.split("-").map(Number);
  const [lastYear = 0, lastMonth = 1] = last.split("-").map(Number);
  const count = (lastYear - year) * 12 + lastMonth - month + 1;
  const starts = Array.from({ length: count + 1 }, (_, index) => Date.UTC(year, month - 1 + index));
  const [start = 0, end = 1] = [starts[0], starts.at(-1)];
  /** The position of a time on the axis, from 0 to 1. */
  const shareOf = (time: number) => (time - start) / (end - start);
  return {
    months: starts.slice(0, -1).map((time) => ({ name: shortMonth(time), share: shareOf(time) })),
    /** The position of a day, at noon, on the axis, from 0 to 1. */
    shareOfDay: (day: string) => shareOf(Date.parse(day) + 43_200_000),
  };
}

function shortMonth(time: number): string {
  return new Date(time).toLocaleDateString("en-AU", { month: "short", timeZone: "UTC" }).slice(0, 3);
}
