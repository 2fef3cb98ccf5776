import { type Point, pen } from "../../engine/pen.ts";
import { tornLine } from "../../engine/torn-line.ts";

export type Chamber = { x: number; y: number; width: number; height: number };

/** The outline of a chamber in rock: torn sides and rounded corners. */
export function chamberOutline({ x, y, width, height }: Chamber, seed: number): string {
  const stray = tornLine(seed + 9, 360, 5, 24);
  const points: Point[] = [];
  for (let angle = 0; angle < 360; angle += 4) {
    const [across, down] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)];
    const reach = 1 + stray(angle) / 150;
    points.push([
      x + width / 2 + Math.sign(across) * Math.abs(across) ** 0.32 * (width / 2) * reach,
      y + height / 2 + Math.sign(down) * Math.abs(down) ** 0.32 * (height / 2) * reach,
    ]);
  }
  return pen(2).through(points).close().data();
}
