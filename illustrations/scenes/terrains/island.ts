import type { Field } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { cabin } from "../../objects/cabin.ts";
import { terrain } from "./terrain.ts";
import { away, scattered, within } from "./terrain-things.ts";

/** A volcano with a beach and a reef. */
export function islandTerrain(): string {
  const [swell, detail] = [planeNoise(31, 2.4), planeNoise(81, 5)];
  const field: Field = (u, v) => {
    const out = Math.hypot((u - 0.47) * 1.05, v - 0.47) + swell(u, v) * 0.085;
    const crater = Math.hypot(u - 0.42, v - 0.4) + detail(u, v) * 0.02;
    return within(
      0.08 +
        Math.max(0, 0.3 - out) * 1.05 +
        (out < 0.3 ? 0.22 : 0) +
        Math.max(0, 0.05 - Math.abs(out - 0.39)) * 3.2 +
        (out < 0.45 ? 0.07 : 0) +
        Math.max(0, 0.15 - crater) * 3.2 -
        (crater < 0.05 ? 0.28 : 0),
    );
  };
  return terrain({
    seed: 31,
    field,
    levels: 13,
    step: 11,
    covers: [
      [1, "sea-deep"],
      [2, "sea"],
      [4, "shallows"],
      [5, "sand"],
      [7, "grass-light", "sand"],
      [9, "grass", "soil"],
      [13, "lava"],
    ],
    things: [
      ...scattered(
        40,
        12,
        (u, v) => field(u, v) > 0.38 && field(u, v) < 0.56 && away(u, v, { u: 0.6, v: 0.6 }, 0.08),
        () => object("palm"),
        field,
      ),
      { u: 0.6, v: 0.6, drawing: cabin("platform"), scale: 1.3 },
      { u: 0.86, v: 0.8, drawing: object("sailing-boat"), scale: 1.5 },
      { u: 0.14, v: 0.88, drawing: object("sailing-boat"), scale: 1.1 },
    ],
  });
}
