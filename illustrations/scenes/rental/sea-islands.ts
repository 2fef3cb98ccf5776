import type { Field } from "../../engine/contours.ts";
import { boards, type Relief, type View } from "../terrains/boards.ts";
import type { Place } from "../terrains/terrain-things.ts";

/** The centre of an island, its radius, and its height above its beach, counted in boards (see terrains/boards.ts). */
export type Island = { at: Place; radius: number; rise: number };

/** The number of boards in the model, enough for the highest island. */
export const levels = 20;

/** The side of the square terrain in pixels, and the y of its far corner. All islands are well inside the square. */
const side = 1000;
const farCorner = -150;

/** Islands without water, because the background of the page serves as the water. */
export function seaIslands(middle: number, field: Field, things: Relief["things"]): string {
  const seen: View = (u, v, height) => [
    middle + (u - v) * 0.866 * side,
    farCorner + (u + v) * 0.5 * side - height,
  ];
  return boards({ field, levels, step: 10, covers, things }, { seen, grid: 120, floor: false });
}

const covers: Relief["covers"] = [
  [2, "sea-deep"],
  [3, "sea"],
  [4, "shallows"],
  [5, "sand"],
  [7, "grass-light", "sand"],
  [9, "grass", "soil"],
  [11, "grass-deep", "soil"],
  [13, "stone"],
  [15, "stone-light", "stone"],
  [levels, "snow", "stone-light"],
];

/** Returns a function that maps a point of the picture to a place at sea level. */
export function placeIn(middle: number) {
  return (x: number, y: number): Place => {
    const [across, down] = [(x - middle) / (0.866 * side), (y - farCorner) / (0.5 * side)];
    return { u: (down + across) / 2, v: (down - across) / 2 };
  };
}

/** The distance from an island's centre as a fraction of its radius; 1 is the shore. `warp` makes the shore uneven. */
export function distanceTo({ at, radius }: Island, u: number, v: number, warp: number): number {
  return (Math.hypot(u - at.u, v - at.v) + warp) / radius;
}

/** The height of the ground, in boards, at a distance from an island's centre. It keeps falling beyond the shore. */
export function dome({ radius, rise }: Island, distance: number, steepness = 1): number {
  return distance < 1 ? beach + (1 - distance) ** steepness * rise : beach - (distance - 1) * radius * fall;
}

/** The height of an atoll, in boards. Its ring is highest at 0.74 of its radius. */
export function rim({ radius, rise }: Island, distance: number): number {
  return beach + rise - Math.abs(distance - 0.74) * radius * fall;
}

const beach = 4.4;
const fall = 70;

/** Whether firs grow at this height, which is a fraction of the model's height. */
export function wooded(height: number): boolean {
  return height * levels > 6 && height * levels < 11;
}
