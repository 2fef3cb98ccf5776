export interface Count {
  /** The first number. */
  start: number;
  /** The final number. */
  end: number;
  /** In milliseconds. */
  duration: number;
}

/** The number that is shown so many milliseconds after the start: quick at first, slow at the end. */
export function countAt(elapsed: number, { start, end, duration }: Count): number {
  if (elapsed >= duration) return end;
  const left = 1 - Math.max(0, elapsed) / duration;
  const value = end - (end - start) * left ** 3;
  // As many decimals as the end has, so that the figures don't jump at the last moment.
  return Number(value.toFixed(decimalsOf(end)));
}

/** How many there are in the shortest way to write a number. */
export function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
