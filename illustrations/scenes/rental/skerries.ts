import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { within, woods } from "../terrains/terrain-things.ts";
import { distanceTo, dome, type Island, levels, placeIn, rim, seaIslands, wooded } from "./sea-islands.ts";

const middle = 250;
const place = placeIn(middle);

/** Small islands for wide screens, where the sea is wider than the page: 500 by 520 pixels. */
function skerries(): string {
  const firs = woods(field, 5, 16, (u, v) => wooded(field(u, v)), 0.024);
  const boat = { ...place(300, 330), drawing: object("sailing-boat"), scale: 1.2 };
  return picture({ width: 500, height: 520, body: seaIslands(middle, field, [...firs, boat]) });
}

const hills: readonly Island[] = [
  { at: place(170, 180), radius: 0.075, rise: 4.5 },
  { at: place(400, 120), radius: 0.03, rise: 2 },
];
const atoll: Island = { at: place(200, 430), radius: 0.05, rise: 0.5 };

const swell = planeNoise(44, 5, 4);

function field(u: number, v: number): number {
  const warp = (island: Island) => swell(u, v) * island.radius * 0.45;
  const heights = hills.map((hill) => dome(hill, distanceTo(hill, u, v, warp(hill))));
  const ring = rim(atoll, distanceTo(atoll, u, v, warp(atoll) / 2));
  return within(Math.max(ring, ...heights) / levels);
}

export const pictures: readonly Picture[] = [{ name: "skerries", draw: skerries, budget: 3_500 }];
