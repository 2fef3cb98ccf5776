import { radians, range } from "../../engine/numbers.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { tornLine } from "../../engine/torn-line.ts";

export type Chamber = { x: number; y: number; width: number; height: number };

/** The outline of a chamber in rock: torn sides and rounded corners. */
export function chamberOutline({ x, y, width, height }: Chamber, seed: number): string {
  const stray = tornLine(seed + 9, 360, 5, 24);
  const points = range(0, 360, 4).map((angle): Point => {
    const [across, down] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const reach = 1 + stray(angle) / 150;
    return [
      x + width / 2 + Math.sign(across) * Math.abs(across) ** 0.32 * (width / 2) * reach,
      y + height / 2 + Math.sign(down) * Math.abs(down) ** 0.32 * (height / 2) * reach,
    ];
  });
  return polygon(points);
}
