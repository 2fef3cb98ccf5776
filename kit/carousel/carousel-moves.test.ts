// R-PRICING-12, R-WIDGET-6
import { expect, test } from "vitest";
import { adjacentSlide, swipeTurn } from "./carousel-moves.ts";

test("the first slide follows the last, and the last precedes the first", () => {
  expect(adjacentSlide(0, 3, 1)).toBe(1);
  expect(adjacentSlide(2, 3, 1)).toBe(0);
  expect(adjacentSlide(0, 3, -1)).toBe(2);
});

test.each([
  [-39, 5, "ltr", 0],
  [39, 5, "ltr", 0],
  [-40, 5, "ltr", 1],
  [-41, 5, "ltr", 1],
  [41, 5, "ltr", -1],
  [60, 5, "rtl", 1],
  [-60, 5, "rtl", -1],
  [-60, 80, "ltr", 0],
] as const)("a swipe of %i px across and %i px down in %s turns by %i", (across, down, reading, turn) => {
  expect(swipeTurn({ across, down }, 40, reading)).toBe(turn);
});
