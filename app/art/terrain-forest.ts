import type { Field } from "./contours.ts";
import { cabin } from "./objects/cabin.ts";
import { planeNoise } from "./plane-noise.ts";
import { terrain } from "./terrain.ts";
import { within, woods } from "./terrain-things.ts";

/** Woods cut by a creek; one cabin. */
export function forestTerrain(): string {
  const [swell, detail] = [planeNoise(9, 2.4), planeNoise(59, 5)];
  const creek: Field = (u, v) => Math.abs(v - (0.55 + 0.16 * Math.sin(u * 6) - u * 0.12));
  const field: Field = (u, v) =>
    within(
      0.36 +
        swell(u, v) * 0.24 +
        detail(u, v) * 0.06 +
        0.18 * (1 - v) +
        Math.min(0.14, creek(u, v) * 0.7) -
        Math.max(0, 0.06 - creek(u, v)) * 9,
    );
  return terrain({
    seed: 9,
    field,
    levels: 9,
    step: 12,
    covers: [
      [3, "lagoon", "soil"],
      [5, "grass-deep", "soil"],
      [7, "grass", "soil"],
      [9, "grass-light", "soil"],
    ],
    things: [
      ...woods(
        field,
        18,
        80,
        (u, v) => field(u, v) > 0.36 && creek(u, v) > 0.08 && Math.hypot(u - 0.6, v - 0.33) > 0.15,
      ),
      { u: 0.6, v: 0.33, drawing: cabin("platform"), scale: 1.8 },
    ],
  });
}
