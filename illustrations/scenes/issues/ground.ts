import type { Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

type Plan = {
  seed: number;
  width: number;
  height: number;
  /** The mean y of the surface. */
  surface: number;
  things: (surface: Line) => string;
};

/** A newsletter issue's picture. Its background is paper-coloured, because email programs may show it on any colour. */
export function onGround({ seed, width, height, surface, things }: Plan): string {
  const ground = section({
    seed,
    to: width + 20,
    top: surface,
    layers: { network: height - surface + 40 },
    amplitude: 4,
    wavelength: 320,
    scale: 1.5,
  });
  return picture({
    width,
    height,
    body: path("hollow-ground", `M0 0h${width}v${height}H0z`) + ground.body + things(ground.surface),
  });
}
