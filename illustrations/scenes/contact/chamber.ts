import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import type { Point } from "../../engine/pen.ts";
import { polygon } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";

/**
 * Sizes of the tiles that form the edge between bedrock and the chamber, which grows with the form in it. The tiles are
 * masks over the rock's colour: the wall repeats vertically, the floor horizontally, and the corner joins them.
 */
export const chamber = {
  wall: { width: 48, height: 110 },
  floor: { width: 720, height: 72 },
  corner: { width: 140, height: 104 },
  /** Position of the edge in the tiles: its x in the wall tile, its y in the floor tile. */
  edge: { wall: 22, floor: 34 },
} as const;

/** How far the edge strays from a straight line along the wall and along the floor. */
export const chamberEdge = {
  wall: tornLine(4, chamber.wall.height, 6, 4),
  floor: tornLine(15, chamber.floor.width, 12),
};

/** The wall tile: rock on the right, chamber on the left. */
export function chamberWall(): string {
  const { width, height } = chamber.wall;
  // The rock extends beyond both ends of the tile. Otherwise its outline would show there as a hairline.
  const edge = range(-12, height + 13, 6).map((y): Point => [chamber.edge.wall + chamberEdge.wall(y), y]);
  const body = path("ink", polygon([[width + 9, -12], ...edge, [width + 9, height + 12]]));
  return picture({ width, height, body, stretches: true });
}

/** The floor tile: rock below, chamber above. */
export function chamberFloor(): string {
  const { width, height } = chamber.floor;
  const edge = range(-16, width + 17, 8).map((x): Point => [x, chamber.edge.floor + chamberEdge.floor(x)]);
  const body = path("ink", polygon([[-16, height + 9], ...edge, [width + 16, height + 9]]));
  return picture({ width, height, body });
}

/** The tile of the corner between the wall and the floor. */
export function chamberCorner(): string {
  const { width, height } = chamber.corner;
  const right = width - chamber.wall.width + chamber.edge.wall;
  const low = height - chamber.floor.height + chamber.edge.floor;
  const stray = tornLine(9, 1, 5);
  // The edge is a superellipse, because a circle would not curve sharply enough.
  const edge = range(0, 25, 1).map((step): Point => {
    const turn = (step / 24) * (Math.PI / 2);
    const aside = stray(step / 24);
    return [right * Math.cos(turn) ** 0.6 + aside, low * Math.sin(turn) ** 0.6 + aside * 0.6];
  });
  const body = path("ink", polygon([[width, height], [width, 0], ...edge, [0, height]]));
  return picture({ width, height, body });
}

/** A tile of granite crosses that repeats in both directions. */
function graniteTile(): string {
  const [width, height] = [420, 260];
  const ground = { top: () => -14, bottom: () => height, from: 14, to: width - 6 };
  const body = hatch("bedrock", { ...ground, seed: 33, scale: 1.3 });
  return picture({ width, height, body });
}

export const pictures: readonly Picture[] = [
  { name: "chamber-wall", draw: chamberWall, budget: 400 },
  { name: "chamber-floor", draw: chamberFloor, budget: 600 },
  { name: "chamber-corner", draw: chamberCorner, budget: 500 },
  { name: "granite-tile", draw: graniteTile, budget: 1_200 },
];
