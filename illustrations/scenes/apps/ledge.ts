import { at, clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Layers } from "../../engine/strata.ts";
import { section } from "../../objects/rock/section.ts";
import { fieldNotebooks } from "./field-notebooks.ts";
import { foldedClothes } from "./folded-clothes.ts";

type AppsLedgePlan = {
  height: number;
  /** The x of the ledge's left end, and the y of its top. */
  from: number;
  top: number;
  layers: Layers;
  /** `drawing` draws the app's objects, with their base at y = 0; `x` and `scale` place them on the ledge. */
  app: { x: number; scale: number; drawing: () => string };
  seed: number;
};

/** The ledge under an app's objects in windows up to 991 pixels wide. It juts in from the right, 390 pixels wide. */
function appsLedge({ height, from, top, layers, app, seed }: AppsLedgePlan): string {
  const width = 390;
  const rock = section({
    seed,
    from: from - 30,
    to: width + 20,
    top,
    layers,
    amplitude: 3,
    wavelength: 130,
    scale: 0.95,
  });
  const torn = tornEnd({ from, top, height, width, seed });
  const solid = polygon([...torn, [width + 9, height - 10], [width + 9, top - 20]]);
  return picture({
    width,
    height,
    body:
      clipped("ledge", solid, rock.body) +
      path(["edge", "hollow"], polyline(torn.slice(1))) +
      at(app.x, top + 4, app.drawing(), app.scale),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "apps-sizeit-ledge",
    draw: () =>
      appsLedge({
        height: 388,
        from: 44,
        top: 286,
        layers: { interface: 44, delivery: 90 },
        app: { x: 66, scale: 0.9, drawing: foldedClothes },
        seed: 5,
      }),
    budget: 4_500,
  },
  {
    name: "apps-notebooks-ledge",
    draw: () =>
      appsLedge({
        height: 318,
        from: 26,
        top: 212,
        layers: { platform: 48, network: 90 },
        app: { x: 40, scale: 0.76, drawing: fieldNotebooks },
        seed: 17,
      }),
    budget: 4_500,
  },
];

type TornEnd = { from: number; top: number; height: number; width: number; seed: number };

/** The outline of a block of ground with a torn left end: down the broken side, then along the underside. */
function tornEnd({ from, top, height, width, seed }: TornEnd): Point[] {
  const rough = noise(seed + 3, 40);
  const points: Point[] = [[from, top - 20]];
  const low = height - 12;
  for (let y = top; y < low - 14; y += 9) {
    const share = (y - top) / (low - top);
    points.push([from + rough(y) * 5 + share ** 3 * 34, y]);
  }
  for (let x = from + 48; x < width + 12; x += 12) points.push([x, low + rough(x) * 6]);
  return points;
}
