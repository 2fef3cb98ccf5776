import type { ReadingDirection } from "../reading-direction.ts";

/** Returns the index of the next or previous slide. The first slide follows the last. */
export function adjacentSlide(shown: number, count: number, by: 1 | -1): number {
  return (shown + by + count) % Math.max(count, 1);
}

/**
 * Returns the direction of a swipe: 1 for the next slide (a swipe against the reading direction), -1 for the previous
 * one, and 0 if the swipe is shorter than the threshold or mostly vertical. Distances are in pixels.
 */
export function swipeTurn(
  { across, down }: { across: number; down: number },
  threshold: number,
  reading: ReadingDirection,
): 1 | -1 | 0 {
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 === (reading === "ltr") ? 1 : -1;
}
