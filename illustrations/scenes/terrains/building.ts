import { path } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import type { Point } from "../../engine/pen.ts";
import { pen, polygon } from "../../engine/pen.ts";

/** A building in an oblique view, the middle of its square base at the origin; sizes in pixels. */
export function building(side: number, height: number, front: Mark): string {
  const [x, y] = [side * 0.866, side * 0.5];
  const [west, south, east, north]: [Point, Point, Point, Point] = [
    [-x, 0],
    [0, y],
    [x, 0],
    [0, -y],
  ];
  const up = ([across, down]: Point): Point => [across, down - height];
  const left = polygon([west, south, up(south), up(west)], 1);
  const right = polygon([south, east, up(east), up(south)], 1);
  const roof = polygon([west, south, east, north].map(up), 1);
  return (
    path([front, "seam"], left) +
    path([front, "seam"], right) +
    path("overhang", right) +
    path([front, "seam"], roof) +
    path("shine", roof) +
    path("line-faint", windows(side, height), 2)
  );
}

/** Rows of windows as short strokes along both fronts. */
function windows(side: number, height: number): string {
  const ink = pen(2);
  for (let floor = 9; floor < height - 3; floor += 9) {
    for (const share of [0.2, 0.5, 0.8]) {
      const [x, y] = [side * 0.866 * share, side * 0.5 * share];
      ink.move(-side * 0.866 + x, y - floor).line(-side * 0.866 + x + 3, y - floor + 1.7);
      ink.move(x, side * 0.5 - y - floor).line(x + 3, side * 0.5 - y - floor - 1.7);
    }
  }
  return ink.data();
}
