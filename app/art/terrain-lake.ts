import type { Field } from "./contours.ts";
import { cabin } from "./objects/cabin.ts";
import { sailingBoat } from "./objects/sailing-boat.ts";
import { planeNoise } from "./plane-noise.ts";
import { terrain } from "./terrain.ts";
import { away, within, woods } from "./terrain-things.ts";

/** A lake under the snow; a hut with a garnet roof. */
export function lakeTerrain(): string {
  const [swell, detail] = [planeNoise(13, 2.4, 4), planeNoise(63, 5)];
  const field: Field = (u, v) => {
    const rim = within((Math.hypot((u - 0.56) * 0.9, v - 0.66) + swell(u, v) * 0.06 - 0.24) * 1.6);
    const ridge = 1 - Math.abs(swell(u * 1.1 + 3, v * 1.1)) * 1.5;
    const peaks = rim * (0.62 + 0.5 * ridge * (1.25 - u * 0.35 - v * 0.75));
    return within(0.1 + peaks + detail(u, v) * 0.1 * rim - (v > 0.8 ? (v - 0.8) * 0.9 : 0));
  };
  return terrain({
    seed: 13,
    field,
    levels: 14,
    step: 10,
    covers: [
      [2, "lagoon", "grass-deep"],
      [4, "grass", "soil"],
      [5, "grass-deep", "soil"],
      [8, "stone"],
      [10, "stone-light", "stone"],
      [14, "snow", "stone-light"],
    ],
    things: [
      ...woods(
        field,
        22,
        34,
        (u, v) =>
          field(u, v) > 0.16 && field(u, v) < 0.36 && v > 0.4 && away(u, v, { u: 0.34, v: 0.86 }, 0.1),
      ),
      { u: 0.34, v: 0.86, drawing: cabin("garnet"), scale: 1.5 },
      { u: 0.6, v: 0.68, drawing: sailingBoat(), scale: 1.3 },
    ],
  });
}
