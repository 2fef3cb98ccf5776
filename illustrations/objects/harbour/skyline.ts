import type { Line } from "../../engine/hatch.ts";
import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Point } from "../../engine/pen.ts";
import type { Skyline } from "../../engine/picture.ts";
import { sydney } from "../sydney/sydney.ts";
import { type HarbourPlan, harbour } from "./harbour.ts";

/** Returns a plan of the water in front of a skyline. The water is level with the ground at the right shore. */
export function harbourIn(
  { city, ferry }: Pick<HarbourPlan, "ferry"> & { city: { x: number; scale: number } },
  surface: Line,
): HarbourPlan {
  const [from = 0, to = 0] = [60, 566].map((x) => Math.round(city.x + x * city.scale));
  return { from, to, y: Math.round(surface(to)), depth: Math.round(40 * city.scale), seed: 5, ferry };
}

/** The rectangle from the water line up to y = `sky`, cut out of the ground so that none rises above the water. */
export function aboveWater({ from, to, y }: HarbourPlan, sky = 0): Point[] {
  return [
    [to, sky],
    [to, y],
    [from, y],
    [from, sky],
  ];
}

/** The skyline at x with the water in front of it, about 990 pixels wide at scale 1. */
export function skylineOnWater(
  skyline: Skyline = "sydney",
  { x, scale }: { x: number; scale: number },
  water: HarbourPlan,
): string {
  const city = () => at(x, water.y, sydney(), scale);
  const ridges = () => at(x, water.y, object("hills"), scale);
  // The bridge is drawn over the water; the water is drawn over the hills.
  return {
    sydney: () => harbour(water) + city(),
    hills: () => ridges() + harbour(water),
    none: () => harbour(water),
  }[skyline]();
}

/** The part of the skyline seen through a window, centred on x = 0 with the water line at y = 0. */
export function skylineInWindow(skyline: Skyline = "sydney"): string {
  return {
    sydney: () => at(0, 0, object("harbour-bridge"), 0.36),
    hills: () => at(-110, 0, object("hills"), 0.28),
    none: () => "",
  }[skyline]();
}
