import { noise } from "../../engine/noise.ts";
import type { Point } from "../../engine/pen.ts";

type TornEnd = { from: number; top: number; height: number; width: number; seed: number };

/** The torn left end of a block of ground: down its broken side and along its underside. */
export function tornEnd({ from, top, height, width, seed }: TornEnd): Point[] {
  const rough = noise(seed + 3, 40);
  const points: Point[] = [[from, top - 20]];
  const low = height - 12;
  for (let y = top; y < low - 14; y += 9) {
    const share = (y - top) / (low - top);
    points.push([from + rough(y) * 5 + share ** 3 * 34, y]);
  }
  for (let x = from + 48; x < width + 12; x += 12) points.push([x, low + rough(x) * 6]);
  return points;
}
