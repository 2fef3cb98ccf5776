import type { Field } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { cabin } from "../../objects/cabin.ts";
import { terrain } from "./terrain.ts";
import { away, within, woods } from "./terrain-things.ts";

/** A lake below snowy peaks, with a hut whose roof has the accent colour. */
export function lakeTerrain(): string {
  const [swell, detail] = [planeNoise(13, 2.4, 4), planeNoise(71, 6)];
  const field: Field = (u, v) => {
    const rim = within((Math.hypot((u - 0.56) * 0.9, v - 0.66) + swell(u, v) * 0.06 - 0.24) * 1.6);
    const heights = peaks.map(({ u: atU, v: atV, radius, rise }) => {
      const near = 1 - Math.hypot(u - atU, v - atV) / radius;
      return near > 0 ? (near + near * detail(u, v) * 0.34) ** 1.55 * rise : 0;
    });
    const meadow = 0.08 + Math.min(0.24, rim * 0.6) * Math.min(1, 1.75 - v) + detail(u, v) * 0.03 * rim;
    return within(meadow + Math.max(...heights) * Math.min(1, rim * 3.5));
  };
  return terrain({
    seed: 13,
    field,
    levels: 18,
    step: 10,
    covers: [
      [2, "lagoon", "grass-deep"],
      [4, "grass", "soil"],
      [6, "grass-deep", "soil"],
      [9, "stone"],
      [11, "stone-light", "stone"],
      [18, "snow", "stone-light"],
    ],
    things: [
      ...woods(
        field,
        22,
        34,
        (u, v) =>
          field(u, v) > 0.16 &&
          field(u, v) < 0.36 &&
          v > 0.4 &&
          v < 0.86 &&
          away(u, v, { u: 0.34, v: 0.86 }, 0.1),
      ),
      { u: 0.34, v: 0.86, drawing: cabin("accent"), scale: 1.5 },
      { u: 0.6, v: 0.68, drawing: object("sailing-boat"), scale: 1.3 },
    ],
  });
}

const peaks = [
  { u: 0.2, v: 0.2, radius: 0.5, rise: 0.88 },
  { u: 0.64, v: 0.12, radius: 0.34, rise: 0.62 },
  { u: 0.08, v: 0.56, radius: 0.3, rise: 0.42 },
] as const;
