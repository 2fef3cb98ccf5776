import type { ReadingDirection } from "../reading-direction.ts";

/** The slide `by` places further; after the last comes the first. */
export function adjacentSlide(shown: number, count: number, by: 1 | -1): number {
  return (shown + by + count) % count;
}

/**
 * Which way a finger that moved so far, in pixels, turns the slides: on when it went against the way of reading, back when
 * it went with it, not at all when it stayed under the threshold or went more up or down than across.
 */
export function swipeTurn(
  { across, down }: { across: number; down: number },
  threshold: number,
  reading: ReadingDirection,
): 1 | -1 | 0 {
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 === (reading === "ltr") ? 1 : -1;
}
