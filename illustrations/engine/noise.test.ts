import { expect, test } from "vitest";
import { noise } from "./noise.ts";
import { random } from "./random.ts";

test("the same seed gives the same numbers, and another seed gives others", () => {
  const row = (seed: number) => Array.from({ length: 8 }, random(seed));
  expect(row(5)).toEqual(row(5));
  expect(row(6)).not.toEqual(row(5));
  for (const value of row(5)) expect(value).toBeGreaterThanOrEqual(0);
  for (const value of row(5)) expect(value).toBeLessThan(1);
});

test("noise is smooth: a small step changes it little", () => {
  const swell = noise(3, 100);
  for (let x = -200; x < 200; x += 0.5) expect(Math.abs(swell(x + 0.5) - swell(x))).toBeLessThan(0.06);
});

test("noise is not flat, stays within its bounds and depends on its seed", () => {
  const heights = (seed: number) => Array.from({ length: 300 }, (_, index) => noise(seed, 40)(index * 3));
  expect(Math.max(...heights(3)) - Math.min(...heights(3))).toBeGreaterThan(1);
  expect(Math.max(...heights(3).map(Math.abs))).toBeLessThan(1.6);
  expect(heights(4)).not.toEqual(heights(3));
});
