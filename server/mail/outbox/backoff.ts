/**
 * Milliseconds to wait after the `failures`th failure in a row: doubling from `first` to `longest`, of which a
 * random part of up to half is taken off, so that servers which failed together don't return together.
 */
export function backoff(failures: number, { first, longest }: BackoffRange): number {
  const whole = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(whole * (1 - Math.random() / 2));
}

export interface BackoffRange {
  first: number;
  longest: number;
}

/** The mail server can't be reached or let in: every mail waits. */
export const connectionBackoff: BackoffRange = { first: 1_000, longest: 5 * 60_000 };

/** The mail server puts off one mail: the others go on. */
export const messageBackoff: BackoffRange = { first: 30_000, longest: 4 * 60 * 60_000 };
