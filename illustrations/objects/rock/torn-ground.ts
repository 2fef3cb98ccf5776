import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";
import { section } from "./section.ts";

export type TornGroundPlan = {
  width: number;
  height: number;
  /** Mean height of the surface; the ground below is torn off at the lower end of the picture. */
  surface: number;
  seed: number;
  layer?: Stratum;
  /** Scale of the hatching. */
  scale?: number;
};

/** A strip of ground above a chamber: one layer with a torn underside. */
export function tornGround({ width, height, surface, seed, layer = "interface", scale = 1 }: TornGroundPlan) {
  const crust = section({
    seed,
    from: -20,
    to: width + 20,
    top: surface,
    layers: [[layer, height - surface + 30]],
    amplitude: 6 * scale,
    wavelength: 300 * scale,
    scale,
  });
  const rough = noise(seed + 13, 90 * scale);
  const torn: Point[] = [];
  for (let x = 0; x < width + 12; x += 12) torn.push([x, height - 14 + rough(x) * 8]);
  const solid = pen(2)
    .through([[0, 0], ...torn, [width, 0]])
    .close()
    .data();
  return {
    definitions: `<clipPath id="ground"><path d="${solid}"/></clipPath>`,
    body: `<g clip-path="url(#ground)">${crust.body}</g>${path(["edge", "hollow"], pen(2).through(torn).data())}`,
    /** Height of the surface at x. */
    bed: (x: number) => crust.lines[0]?.(x) ?? surface,
  };
}
