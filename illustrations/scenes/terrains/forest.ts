import type { Field } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import { cabin } from "../../objects/cabin.ts";
import { terrain } from "./terrain.ts";
import { within, woods } from "./terrain-things.ts";

/** Woods along a creek, with a cabin. */
export function forestTerrain(): string {
  const [swell, detail] = [planeNoise(9, 2.4), planeNoise(59, 5)];
  const toCreek: Field = (u, v) => 0.62 + 0.13 * Math.sin(u * 6) - u * 0.1 - v;
  const field: Field = (u, v) => {
    const way = toCreek(u, v);
    const banks = Math.abs(way) < 0.055 ? 0.2 : 0.3 + (Math.abs(way) - 0.055) * 2.4;
    // Keeps the land low on the viewer's side of the creek, because a high bank there would hide the water.
    const land = way > 0 ? 0.42 + swell(u, v) * 0.2 + 0.4 * way : 0.33 + swell(u, v) * 0.1;
    return within(Math.min(banks, land + detail(u, v) * 0.05));
  };
  return terrain({
    seed: 9,
    field,
    levels: 9,
    step: 12,
    covers: [
      [2, "lagoon", "soil"],
      [5, "grass-deep", "soil"],
      [7, "grass", "soil"],
      [9, "grass-light", "soil"],
    ],
    things: [
      ...woods(
        field,
        18,
        80,
        (u, v) => field(u, v) > 0.23 && Math.abs(toCreek(u, v)) > 0.1 && Math.hypot(u - 0.6, v - 0.33) > 0.15,
      ),
      { u: 0.6, v: 0.33, drawing: cabin("platform"), scale: 1.8 },
    ],
  });
}
