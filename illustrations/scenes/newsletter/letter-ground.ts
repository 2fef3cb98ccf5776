import type { Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type Chamber, chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";
import { tornEnd } from "../../objects/rock/torn-end.ts";

export type LetterPlace = {
  seed: number;
  /** Height of the upper edge of the ground, and its layers from there. */
  top: number;
  layers: readonly (readonly [stratum: Stratum, thickness: number])[];
  /** What is behind the ground, what is dug out of it, and what stands in that. */
  behind?: (surface: Line) => string;
  chamber?: Chamber;
  things: (surface: Line) => string;
};

/** A piece of ground that runs on past the right end of the screen; letters go down through it. 1200 by 460 pixels. */
export function letterGround({ seed, top, layers, behind, chamber, things }: LetterPlace): string {
  const [width, height] = [1200, 460];
  const rock = section({
    seed,
    from: -20,
    to: width + 20,
    top,
    layers,
    amplitude: 7,
    wavelength: 300,
    scale: 1.5,
  });
  const surface: Line = (x) => rock.lines[0]?.(x) ?? top;
  const from = 26;
  const side: Point[] = [
    [from, surface(from)],
    ...tornEnd({ from, top, height, width, seed }).filter(([x, y]) => y > surface(x)),
  ];
  const solid = pen(2)
    .through(side)
    .line(width + 9, height - 10)
    .line(width + 9, 0)
    .line(from, 0);
  return picture({
    width,
    height,
    definitions: `<clipPath id="ground"><path d="${solid.close().data()}"/></clipPath>`,
    body:
      (behind?.(surface) ?? "") +
      `<g clip-path="url(#ground)">${
        rock.body + (chamber ? path(["hollow-ground", "edge"], chamberOutline(chamber, seed)) : "")
      }</g>` +
      path(["edge", "hollow"], pen(2).through(side).data()) +
      things(surface),
  });
}
