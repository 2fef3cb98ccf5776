// R-PRICING-12, R-WIDGET-6
import { expect, test } from "vitest";
import { adjacentSlide, swipeTurn } from "./carousel-moves.ts";

test("the first slide follows the last, and the last precedes the first", () => {
  expect(adjacentSlide(0, 3, 1)).toBe(1);
  expect(adjacentSlide(2, 3, 1)).toBe(0);
  expect(adjacentSlide(0, 3, -1)).toBe(2);
});

test.each([
  [-39, 0],
  [39, 0],
  [-40, 1],
  [-41, 1],
  [41, -1],
] as const)("a finger that moved %i px across turns the slides by %i", (across, turn) => {
  expect(swipeTurn({ across, down: 5 }, 40, "ltr")).toBe(turn);
});

test("in right-to-left text a swipe to the right shows the next slide", () => {
  expect(swipeTurn({ across: 60, down: 5 }, 40, "rtl")).toBe(1);
  expect(swipeTurn({ across: -60, down: 5 }, 40, "rtl")).toBe(-1);
});

test("a vertical swipe does not change the slide", () => {
  expect(swipeTurn({ across: -60, down: 80 }, 40, "ltr")).toBe(0);
});
