import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Skyline } from "../../engine/picture.ts";
import { sydney } from "../sydney/sydney.ts";
import { type HarbourPlan, harbour } from "./harbour.ts";

/** The horizontal extent of the water in front of every skyline. */
export const skylineWater = { from: 60, to: 566 } as const;

/** The skyline at x with its water, about 990 pixels wide at scale 1. */
export function skylineOnWater(
  skyline: Skyline,
  { x, scale }: { x: number; scale: number },
  water: HarbourPlan,
): string {
  const city = () => at(x, water.y, sydney(), scale);
  const ridges = () => at(x, water.y, object("hills"), scale);
  // The bridge is in front of the water; hills are behind the water.
  return {
    sydney: () => harbour(water) + city(),
    hills: () => ridges() + harbour(water),
    none: () => harbour(water),
  }[skyline]();
}

/** The part of the skyline that a window shows: its middle at x = 0, on the water line. */
export function skylineInWindow(skyline: Skyline): string {
  return {
    sydney: () => at(0, 0, object("harbour-bridge"), 0.36),
    hills: () => at(-110, 0, object("hills"), 0.28),
    none: () => "",
  }[skyline]();
}
