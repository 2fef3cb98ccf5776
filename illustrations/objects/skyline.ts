import { at } from "../engine/marks.ts";
import type { Skyline } from "../engine/picture.ts";
import { harbourBridge } from "./harbour-bridge.ts";
import { hills } from "./hills.ts";
import { sydney } from "./sydney/sydney.ts";

/** Where the water in front of any of them begins and ends. */
export const skylineWater = { from: 60, to: 566 } as const;

/** On its water line, y = 0, about 990 pixels wide. */
export function drawSkyline(skyline: Skyline): string {
  return { sydney, hills, none: () => "" }[skyline]();
}

/** As much of it as a window shows: its middle at x = 0, on the water line. */
export function skylineInWindow(skyline: Skyline): string {
  return {
    sydney: () => at(0, 0, harbourBridge(), 0.36),
    hills: () => at(-110, 0, hills(), 0.28),
    none: () => "",
  }[skyline]();
}
