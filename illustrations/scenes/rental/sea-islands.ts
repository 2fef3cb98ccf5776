import type { Field } from "../../engine/contours.ts";
import { boards, type Relief, type View } from "../terrains/boards.ts";
import type { Place } from "../terrains/terrain-things.ts";

/** Where an island has its middle, how wide it is, and by how many boards it rises over its beach. */
export type Island = { at: Place; radius: number; rise: number };

/** Of a square of sea: the height of the highest island. */
export const levels = 20;

/** Side of the square in pixels, and the height at which its far corner is seen: the islands lie well inside. */
const side = 1000;
const farCorner = -150;

/** Islands without the water round them: that is the page's own. */
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

/** The place that is seen at sea level where the picture has x and y. */
export function placeIn(middle: number) {
  return (x: number, y: number): Place => {
    const [across, down] = [(x - middle) / (0.866 * side), (y - farCorner) / (0.5 * side)];
    return { u: (down + across) / 2, v: (down - across) / 2 };
  };
}

/** How far a place is from an island's middle: 1 is the shore, which `warp` bends. */
export function distanceTo({ at, radius }: Island, u: number, v: number, warp: number): number {
  return (Math.hypot(u - at.u, v - at.v) + warp) / radius;
}

/** Height in boards at a distance. The beach is the fourth board; outside of it the ground falls to the deep. */
export function dome({ radius, rise }: Island, distance: number, steepness = 1): number {
  return distance < 1 ? beach + (1 - distance) ** steepness * rise : beach - (distance - 1) * radius * fall;
}

/** A ring round a lagoon. */
export function rim({ radius, rise }: Island, distance: number): number {
  return beach + rise - Math.abs(distance - 0.74) * radius * fall;
}

const beach = 4.4;
const fall = 70;

/** Whether firs grow there. */
export function wooded(height: number): boolean {
  return height * levels > 6 && height * levels < 11;
}
