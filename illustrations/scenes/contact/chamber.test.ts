import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chamber, chamberCorner, chamberEdge, chamberFloor, chamberWall } from "./chamber.ts";

const css = readFileSync(new URL("../../../app/pages/contact/ground.module.css", import.meta.url), "utf8");

describe.each([
  ["wall", chamberWall],
  ["floor", chamberFloor],
  ["corner", chamberCorner],
] as const)("the tile of the chamber's %s", (part, draw) => {
  const { width, height } = chamber[part];

  test("is drawn as large as the page lays it", () => {
    expect(draw()).toContain(`width="${width}" height="${height}"`);
    expect(css).toMatch(new RegExp(`chamber-${part}\\.svg"\\) \\S+ 0 / ${width}px ${height}px`));
  });
});

test("wall and floor stay inside their tiles, however they stray", () => {
  const { wall, floor } = chamberEdge;
  for (let along = 0; along < 720; along++) {
    expect(chamber.edge.wall + wall(along)).toBeGreaterThan(2);
    expect(chamber.edge.wall + wall(along)).toBeLessThan(chamber.wall.width - 2);
    expect(chamber.edge.floor + floor(along)).toBeGreaterThan(2);
    expect(chamber.edge.floor + floor(along)).toBeLessThan(chamber.floor.height - 2);
  }
});
