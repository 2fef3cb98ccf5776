import { expect, test } from "vitest";
import { cutHeight, distanceTo, heightLines, rim, walls } from "./open-cut.ts";

const turns = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI);

test("whoever stands in the cut stands on its floor", () => {
  expect(cutHeight(0, 0)).toBeLessThan(0);
});

test("each layer crops out farther off than the one below it, in every direction, so that none hides another", () => {
  for (const turn of turns) {
    const distances = walls.map(([, crest]) => distanceTo(crest, turn));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  }
});

test("the view and the map agree on where a height is", () => {
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

test("the rim is the crest of the highest layer", () => {
  expect(walls.at(-1)?.[1]).toBe(rim);
});
