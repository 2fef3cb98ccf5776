import { expect, test } from "vitest";
import { contours } from "./contours.ts";

const hill = (u: number, v: number) => 1 - Math.hypot(u - 0.5, v - 0.5);

test("a round hill has one round contour line", () => {
  const [line = [], ...others] = contours(hill, 0.7, 32);
  expect(others).toEqual([]);
  for (const [u, v] of line) expect(Math.hypot(u - 0.5, v - 0.5)).toBeCloseTo(0.3, 2);
});

test("a contour line follows the border where the ground there is higher", () => {
  const [line = []] = contours((u) => u, 0.5, 8);
  expect(Math.max(...line.map(([u]) => u))).toBe(1);
  expect(Math.min(...line.map(([u]) => u))).toBeCloseTo(0.5, 9);
  expect(line.map(([, v]) => v)).toEqual(expect.arrayContaining([0, 1]));
});

test("a crater has an outer and an inner contour line, and no line is above the highest point", () => {
  const crater = (u: number, v: number) => 1 - Math.abs(Math.hypot(u - 0.5, v - 0.5) - 0.3);
  expect(contours(crater, 0.9, 40)).toHaveLength(2);
  expect(contours(hill, 1, 40)).toEqual([]);
});
