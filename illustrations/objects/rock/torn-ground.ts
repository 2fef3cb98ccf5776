import type { Line } from "../../engine/hatch.ts";
import { clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";
import { section } from "./section.ts";

export type TornGroundPlan = {
  width: number;
  height: number;
  /** Mean y of the surface. Below it, the ground reaches down to a torn edge near the bottom of the picture. */
  surface: number;
  seed: number;
  layer?: Stratum;
  amplitude?: number;
  /** Scale of the hatching. */
  scale?: number;
};

/** A strip of ground: one layer with a torn underside. `dug` returns the corners of an area to leave out. */
export function tornGround(plan: TornGroundPlan, dug: (surface: Line) => readonly Point[] = () => []) {
  const { width, height, surface, seed, layer = "interface", amplitude = 6, scale = 1 } = plan;
  const crust = section({
    seed,
    to: width + 20,
    top: surface,
    layers: { [layer]: height - surface + 30 },
    amplitude: amplitude * scale,
    wavelength: 300 * scale,
    scale,
  });
  const rough = noise(seed + 13, 90 * scale);
  const torn = range(0, width + 12, 12).map((x): Point => [x, height - 14 + rough(x) * 8]);
  const solid = polygon([[0, 0], ...torn, [width, 0], ...dug(crust.surface)]);
  return {
    body: clipped("ground", solid, crust.body) + path(["edge", "hollow"], polyline(torn)),
    surface: crust.surface,
  };
}
