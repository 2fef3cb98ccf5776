import type { Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type Chamber, chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";

export type LetterPlace = {
  seed: number;
  /** Height of the ground, and its layers from there. */
  top: number;
  layers: readonly (readonly [stratum: Stratum, thickness: number])[];
  /** Drawings behind the ground, of the excavation, and of the things in it. */
  behind?: (surface: Line) => string;
  chamber?: Chamber;
  things: (surface: Line) => string;
};

/**
 * Ground wider than the screen, lower by a fault to the left of x = -14, and plain behind the footer from 420 pixels;
 * letters pass through it. 2400 by 700 pixels, x = 0 in the middle.
 */
export function letterGround({ seed, top, layers, behind, chamber, things }: LetterPlace): string {
  const [width, height] = [1200, 700];
  const rock = section({
    seed,
    from: -140,
    to: width + 20,
    top,
    layers,
    amplitude: 7,
    wavelength: 300,
    scale: 1.15,
  });
  const foot = section({
    seed: seed + 7,
    from: -width,
    to: 60,
    top: 376,
    layers: layers.slice(0, 2),
    amplitude: 7,
    wavelength: 300,
    scale: 1.15,
  });
  const surface: Line = (x) => rock.lines[0]?.(x) ?? top;
  const from = -14;
  const rough = noise(seed + 3, 40);
  const side: Point[] = [[from, surface(from)]];
  for (let y = top + 9; y < height + 18; y += 9) side.push([from - (y - top) * 0.14 + rough(y) * 5, y]);
  const solid = pen(2)
    .through(side)
    .line(width + 9, height + 9)
    .line(width + 9, 0)
    .line(from, 0);
  return picture({
    left: -width,
    width: 2 * width,
    height,
    definitions: `<clipPath id="ground"><path d="${solid.close().data()}"/></clipPath>`,
    body:
      foot.body +
      (behind?.(surface) ?? "") +
      `<g clip-path="url(#ground)">${
        rock.body + (chamber ? path(["hollow-ground", "edge"], chamberOutline(chamber, seed)) : "")
      }${things(surface)}</g>` +
      path(["edge", "hollow"], pen(2).through(side).data()),
  });
}
