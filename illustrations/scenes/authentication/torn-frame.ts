import { path } from "../../engine/marks.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";

/**
 * In pixels, the side of the square picture, the size of its corners, and the margin outside its torn edge. As a
 * `border-image`, the picture keeps its corners fixed and repeats the sides between them.
 */
const tornFrame = { side: 520, corner: 100, edge: 20 } as const;

/** A chamber in the ground, drawn as a frame that fits any content. */
function torn(): string {
  const { side, corner, edge } = tornFrame;
  const length = side - 2 * corner;
  const stray = tornLine(51, length, 5.5, 10);
  const bend = tornLine(52, Math.PI / 2, 3, 5);
  const radius = corner - edge;
  const points: Point[] = [];
  // Draws a side and the corner after it four times, rotated by another quarter turn each time.
  for (let quarter = 0; quarter < 4; quarter++) {
    const turned = (x: number, y: number): Point => {
      const [fromX, fromY] = [x - side / 2, y - side / 2];
      const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
      return [side / 2 + fromX * cos - fromY * sin, side / 2 + fromX * sin + fromY * cos];
    };
    for (let along = 0; along < length; along += 8) points.push(turned(corner + along, edge + stray(along)));
    for (let step = 0; step < 14; step++) {
      const angle = ((step / 14) * Math.PI) / 2;
      const reach = radius + bend(angle);
      points.push(turned(side - corner + Math.sin(angle) * reach, corner - Math.cos(angle) * reach));
    }
  }
  const outline = polygon(points);
  return picture({ width: side, height: side, body: path(["hollow-ground", "edge"], outline) });
}

export const pictures: readonly Picture[] = [{ name: "torn-frame", draw: torn, budget: 1_000 }];
