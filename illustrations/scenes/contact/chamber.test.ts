import { expect, test } from "vitest";
import { chamber, chamberCorner, chamberEdge, chamberFloor, chamberWall } from "./chamber.ts";

test.each([
  ["wall", chamberWall],
  ["floor", chamberFloor],
  ["corner", chamberCorner],
] as const)("the tile of the chamber's %s has the declared size", (part, draw) => {
  const { width, height } = chamber[part];
  expect(draw()).toContain(`width="${width}" height="${height}"`);
});

test("the edges of wall and floor stay inside their tiles", () => {
  const { wall, floor } = chamberEdge;
  for (let along = 0; along < 720; along++) {
    expect(chamber.edge.wall + wall(along)).toBeGreaterThan(2);
    expect(chamber.edge.wall + wall(along)).toBeLessThan(chamber.wall.width - 2);
    expect(chamber.edge.floor + floor(along)).toBeGreaterThan(2);
    expect(chamber.edge.floor + floor(along)).toBeLessThan(chamber.floor.height - 2);
  }
});
