import { expect, test } from "vitest";
import { cutHeight, distanceTo, heightLines, rim, walls } from "./open-cut.ts";

const turns = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI);

test("the viewer is on the floor of the mine", () => {
  expect(cutHeight(0, 0)).toBeLessThan(0);
});

test("in every direction each layer is farther away than the one below it, so that none hides another", () => {
  for (const turn of turns) {
    const distances = walls.map(([, crest]) => distanceTo(crest, turn));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  }
});

test("the view and the map show a height at the same place", () => {
  const far = distanceTo(30, 0);
  expect(cutHeight(0, far)).toBeGreaterThanOrEqual(30);
  expect(cutHeight(0, far - 1)).toBeLessThan(30);
  const side = 600;
  const crossings = heightLines(30, side, [0, 0], 120)
    .flat()
    .filter(([u, v]) => Math.abs(u - 0.5) < 0.006 && v < 0.5)
    .map(([, v]) => (0.5 - v) * side);
  expect(crossings.some((ahead) => Math.abs(ahead - far) < 4)).toBe(true);
});

test("the highest layer ends at the rim", () => {
  expect(walls.at(-1)?.[1]).toBe(rim);
});
