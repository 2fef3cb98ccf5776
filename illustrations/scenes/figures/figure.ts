import type { Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";

export type FigurePlan = {
  seed: number;
  stratum: Stratum;
  /** The layer below, if the things are on the ground. Without one they are in a chamber inside `stratum`. */
  under?: Stratum;
  /** The things in the figure, on the line `surface`; the middle is at x = 320. */
  things: (surface: Line) => string;
};

/** A picture of the subject of an article or a card, with a layer of the stack: 640 by 400 pixels. */
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

/** A sky that contrasts with the layer below it. */
const skies = {
  interface: "dawn",
  delivery: "dawn",
  platform: "sky",
  network: "dawn",
  bedrock: "sky",
} as const;
const standing = 304;
const dug = { x: 92, y: 44, width: 456, height: 312 };
