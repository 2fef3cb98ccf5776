import type { Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";

export type FigurePlan = {
  seed: number;
  stratum: Stratum;
  /** The layer below `stratum`, if the objects stand on the ground. Without it, they are in a chamber in `stratum`. */
  under?: Stratum;
  /** Draws the objects standing on the line `surface`; the middle of the figure is at x = 320. */
  things: (surface: Line) => string;
};

/** An article's or card's picture, 640 by 400 pixels: objects that show its subject, on the ground or in a chamber. */
export function figure({ seed, stratum, under, things }: FigurePlan): string {
  const [width, height] = [640, 400];
  const ground = section({
    seed,
    to: width + 20,
    top: under ? standing : -40,
    layers: under
      ? [
          [stratum, 62],
          [under, 90],
        ]
      : [[stratum, 500]],
    amplitude: 5,
    wavelength: 280,
    scale: under ? 1.3 : 1.7,
  });
  const surface: Line = under ? ground.surface : () => dug.y + dug.height - 10;
  const sky = under ? skies[stratum] : "hollow-ground";
  const room = under ? "" : path(["hollow-ground", "edge"], chamberOutline(dug, seed));
  return picture({
    width,
    height,
    body: path(sky, `M0 0h${width}v${height}H0z`) + ground.body + room + things(surface),
  });
}

/** The sky above each layer, in a contrasting colour. */
const skies = {
  interface: "dawn",
  delivery: "dawn",
  platform: "sky",
  network: "dawn",
  bedrock: "sky",
} as const;
const standing = 304;
const dug = { x: 92, y: 44, width: 456, height: 312 };
