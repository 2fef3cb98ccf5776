export interface Count {
  /** The first number. */
  start: number;
  /** The final number. */
  end: number;
  /** In milliseconds. */
  duration: number;
}

/** The number to show after so many milliseconds, with a cubic ease-out. */
export function countAt(elapsed: number, { start, end, duration }: Count): number {
  if (elapsed >= duration) return end;
  const left = 1 - Math.max(0, elapsed) / duration;
  const value = end - (end - start) * left ** 3;
  // As many decimals as the final number, so that its width does not jump at the end.
  return Number(value.toFixed(decimalsOf(end)));
}

/** The number of decimals in the shortest notation of a number. */
export function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
