import { expect, test } from "vitest";
import { slideBeside, swipeTurn } from "./carousel-moves.ts";

test("after the last slide comes the first, before the first the last", () => {
  expect(slideBeside(0, 3, 1)).toBe(1);
  expect(slideBeside(2, 3, 1)).toBe(0);
  expect(slideBeside(0, 3, -1)).toBe(2);
});

test.each([
  [-39, 0],
  [39, 0],
  [-40, 1],
  [-41, 1],
  [41, -1],
] as const)("a finger that moved %i px across turns the slides by %i", (across, turn) => {
  expect(swipeTurn(across, 5, 40)).toBe(turn);
});

test("a finger that scrolls the page turns nothing", () => {
  expect(swipeTurn(-60, 80, 40)).toBe(0);
});
