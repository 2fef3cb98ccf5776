import { at, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { section } from "../../objects/rock/section.ts";
import { fieldNotebooks } from "./field-notebooks.ts";
import { foldedClothes } from "./folded-clothes.ts";

type AppsLedgePlan = {
  height: number;
  /** Where the ledge ends at the left, and the height of its top. */
  from: number;
  top: number;
  layers: readonly (readonly [stratum: Stratum, thickness: number])[];
  /** The app on the ledge; its base is at y = 0. */
  app: { x: number; scale: number; drawing: () => string };
  seed: number;
};

/** Up to 991 pixels, each app has a ledge that enters from the right: 390 pixels wide. */
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
  const solid = pen(2)
    .through(torn)
    .line(width + 9, height - 10)
    .line(width + 9, top - 20)
    .close()
    .data();
  return picture({
    width,
    height,
    definitions: `<clipPath id="ledge"><path d="${solid}"/></clipPath>`,
    body:
      `<g clip-path="url(#ledge)">${rock.body}</g>` +
      path(["edge", "hollow"], pen(2).through(torn.slice(1)).data()) +
      at(app.x, top + 4, app.drawing(), app.scale),
  });
}

const appsLedges = {
  sizeIt: {
    height: 388,
    from: 44,
    top: 286,
    layers: [
      ["interface", 44],
      ["delivery", 90],
    ],
    app: { x: 66, scale: 0.9, drawing: foldedClothes },
    seed: 5,
  },
  notebooks: {
    height: 318,
    from: 26,
    top: 212,
    layers: [
      ["platform", 48],
      ["network", 90],
    ],
    app: { x: 40, scale: 0.76, drawing: fieldNotebooks },
    seed: 17,
  },
} as const satisfies Record<string, AppsLedgePlan>;

export const pictures: readonly Picture[] = [
  { name: "apps-sizeit-ledge", draw: () => appsLedge(appsLedges.sizeIt), budget: 4_500 },
  { name: "apps-notebooks-ledge", draw: () => appsLedge(appsLedges.notebooks), budget: 4_500 },
];

type TornEnd = { from: number; top: number; height: number; width: number; seed: number };

/** The torn left end of a block of ground: down its broken side and along its underside. */
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
