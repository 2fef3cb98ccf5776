import { contours } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import type { Point } from "../../engine/pen.ts";
import { layersOf } from "../../engine/strata.ts";

/** Metres from the floor of the mine to its rim. */
export const rim = 96;

/** The layers of the wall, from the floor up, each with the height of its top above the floor, in metres. */
export const walls = layersOf({ bedrock: 12, network: 30, platform: 52, delivery: 74, interface: rim });

/**
 * The height of the ground above the floor of the mine, in metres, at a place given in metres from the viewer: x to the
 * right, z ahead. The wall on the right is near and steep; the wall on the left is far away.
 */
export function cutHeight(x: number, z: number): number {
  const reach = Math.hypot(x, z);
  const turn = Math.atan2(x, z);
  const foot = 118 - 66 * Math.sin(turn - 0.25) + 22 * Math.cos(turn * 2);
  const run = 118 - 62 * Math.sin(turn - 0.1);
  const swell = broad(x, z) * 12 + fine(x, z) * 2.6;
  return ((reach - foot) / run) * rim + swell * Math.min(1, Math.max(0.1, (reach - foot + 10) / 60));
}

const broad = planeNoise(61, 1 / 66, 2);
const fine = planeNoise(67, 1 / 21, 2);

/** The distance in metres at which the ground first reaches a height, `turn` radians right of straight ahead. */
export function distanceTo(height: number, turn: number): number {
  const [across, ahead] = [Math.sin(turn), Math.cos(turn)];
  // Caches the heights along each direction, because each is needed many times and is slow to compute.
  const heights = known.get(turn) ?? [];
  known.set(turn, heights);
  let reach = nearest;
  while (reach < 900) {
    const here = heights[reach - nearest] ?? cutHeight(across * reach, ahead * reach);
    heights[reach - nearest] = here;
    if (here >= height) break;
    reach += 1;
  }
  return reach;
}

const nearest = 10;
const known = new Map<number, number[]>();

/** The contour lines at a height, in a square of `side` metres centred on a place, as fractions of the side. */
export function heightLines(height: number, side: number, [x, z]: Point, steps: number): Point[][] {
  return contours((u, v) => cutHeight(x + (u - 0.5) * side, z - (v - 0.5) * side), height, steps);
}
