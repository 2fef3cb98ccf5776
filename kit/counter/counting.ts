export interface Count {
  /** The first number. */
  start: number;
  /** The final number. */
  end: number;
  /** The duration in milliseconds. */
  duration: number;
}

/** Returns the number to show after `elapsed` milliseconds, with a cubic ease-out. */
export function countAt(elapsed: number, { start, end, duration }: Count): number {
  if (elapsed >= duration) return end;
  const left = 1 - Math.max(0, elapsed) / duration;
  const value = end - (end - start) * left ** 3;
  // Rounds to as many decimal places as the final number has, so that the width does not change at the end.
  return Number(value.toFixed(decimalsOf(end)));
}

export function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}
