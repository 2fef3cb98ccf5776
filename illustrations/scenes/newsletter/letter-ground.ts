import type { Line } from "../../engine/hatch.ts";
import { clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { type Layers, layersOf } from "../../engine/strata.ts";
import { type Chamber, chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";
import { type Trees, trees } from "../../objects/tree.ts";

export type LetterPlace = {
  seed: number;
  /** The y of the surface, and the layers below it. */
  top: number;
  layers: Layers;
  trees?: Trees;
  chamber?: Chamber;
  things: (surface: Line) => string;
};

/**
 * The ground that letters pass through, wider than most screens: 2400 by 700 pixels, with x = 0 in the middle. A fault
 * lowers the layers to the left of x = -14. The footer covers everything below y = 420.
 */
export function letterGround({
  seed,
  top,
  layers,
  trees: places = [],
  chamber,
  things,
}: LetterPlace): string {
  const [width, height] = [1200, 700];
  const kind = { amplitude: 7, wavelength: 300, scale: 1.15 };
  const rock = section({ ...kind, seed, from: -140, to: width + 20, top, layers });
  const upper = layersOf(layers).slice(0, 2);
  const foot = section({ ...kind, seed: seed + 7, from: -width, to: 60, top: 376, layers: upper });
  const { surface } = rock;
  const from = -14;
  const rough = noise(seed + 3, 40);
  const side: Point[] = [
    [from, surface(from)],
    ...range(top + 9, height + 18, 9).map((y): Point => [from - (y - top) * 0.14 + rough(y) * 5, y]),
  ];
  const solid = polygon([...side, [width + 9, height + 9], [width + 9, 0], [from, 0]]);
  const hollow = chamber ? path(["hollow-ground", "edge"], chamberOutline(chamber, seed)) : "";
  return picture({
    left: -width,
    width: 2 * width,
    height,
    body:
      foot.body +
      trees(places, surface) +
      clipped("ground", solid, rock.body + hollow + things(surface)) +
      path(["edge", "hollow"], polyline(side)),
  });
}
