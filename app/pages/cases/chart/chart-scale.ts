/** Returns an axis's ticks: 0 and up to four multiples of a round step, the last at or above the largest value. */
export function axisTicks(largest: number): number[] {
  const step = steps.find((step) => largest / step <= 4) ?? largest;
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];

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
