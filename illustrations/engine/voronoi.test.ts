import { expect, test } from "vitest";
import type { Point } from "./pen.ts";
import { random } from "./random.ts";
import { voronoi } from "./voronoi.ts";

const chance = random(4);
const points = Array.from({ length: 40 }, (): Point => [chance() * 300, chance() * 200]);
const cells = voronoi(points, 300, 200);

test("the cells cover the frame without gap or overlap", () => {
  expect(cells.reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(300 * 200, 3);
});

test("each corner of a cell is as near to its own point as to the nearest other one", () => {
  cells.forEach((cell, index) => {
    const own = points[index] ?? [0, 0];
    for (const corner of cell) {
      const nearest = Math.min(...points.map((point) => distance(point, corner)));
      expect(distance(own, corner)).toBeCloseTo(nearest, 6);
    }
  });
});

test("the cell of a single point is the whole frame", () => {
  expect(voronoi([[5, 5]], 10, 20).map(area)).toEqual([200]);
});

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function area(cell: readonly Point[]): number {
  return Math.abs(
    cell.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = cell[(index + 1) % cell.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}
