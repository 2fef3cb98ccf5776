import { at, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture, type Skyline } from "../../engine/picture.ts";
import { skylineOnWater, skylineWater } from "../../objects/harbour/skyline.ts";
import { section } from "../../objects/rock/section.ts";
import { tree } from "../../objects/tree.ts";

type ContactBandPlan = {
  width: number;
  height: number;
  /** Mean height of the surface; the ground below is torn off at the lower end of the picture. */
  surface: number;
  city: { x: number; scale: number };
  ferry: number;
  /** Positions and heights of the trees. */
  trees: readonly (readonly [x: number, height: number])[];
  /** Scale of the hatching. */
  scale?: number;
};

/** The skyline on a strip of ground. The picture is never scaled, so a narrower screen shows less of it. */
function contactBand(plan: ContactBandPlan, skyline: Skyline = "sydney"): string {
  const { width, height, surface, city, ferry, trees, scale = 1 } = plan;
  const crust = section({
    seed: 58,
    from: -20,
    to: width + 20,
    top: surface,
    layers: [["interface", height - surface + 30]],
    amplitude: 5 * scale,
    wavelength: 300 * scale,
    scale,
  });
  const bed = (x: number) => crust.lines[0]?.(x) ?? surface;
  const rough = noise(71, 90 * scale);
  const torn: Point[] = [];
  for (let x = 0; x < width + 12; x += 12) torn.push([x, height - 14 + rough(x) * 8]);
  const shore = (x: number) => Math.round(city.x + x * city.scale);
  const from = shore(skylineWater.from);
  const to = shore(skylineWater.to);
  const water = Math.round(bed(to));
  // Everything above the tear, without the land that would rise above the water.
  const solid = pen(2)
    .through([[0, 0], ...torn, [width, 0]])
    .line(to, 0)
    .line(to, water)
    .line(from, water)
    .line(from, 0)
    .close()
    .data();
  return picture({
    width,
    height,
    definitions: `<clipPath id="ground"><path d="${solid}"/></clipPath>`,
    body:
      `<g clip-path="url(#ground)">${crust.body}</g>` +
      path(["edge", "hollow"], pen(2).through(torn).data()) +
      skylineOnWater(skyline, city, {
        from,
        to,
        y: water,
        depth: Math.round(40 * city.scale),
        seed: 5,
        ferry: { x: ferry, scale: 0.75 * city.scale },
      }) +
      trees.map(([x, tall]) => at(x, bed(x) + 3, tree(tall))).join(""),
  });
}

/** Up to 560 pixels. */
const contactBandPhone: ContactBandPlan = {
  width: 560,
  height: 186,
  surface: 134,
  city: { x: -46, scale: 0.52 },
  ferry: 130,
  trees: [
    [6, 20],
    [548, 22],
  ],
  scale: 0.8,
};

/** From 561 to 991 pixels. */
const contactBandTablet: ContactBandPlan = {
  width: 991,
  height: 262,
  surface: 196,
  city: { x: -6, scale: 0.76 },
  ferry: 280,
  trees: [
    [14, 30],
    [906, 26],
    [926, 36],
    [972, 28],
  ],
};

/** From 992 pixels, for the page that answers the form: cropped to the screen from the middle. */
const contactBandWide: ContactBandPlan = {
  width: 2560,
  height: 340,
  surface: 250,
  city: { x: 600, scale: 1 },
  ferry: 980,
  trees: [
    [60, 46],
    [92, 32],
    [330, 54],
    [362, 38],
    [500, 46],
    [586, 34],
    [1800, 34],
    [1832, 46],
    [2040, 54],
    [2072, 38],
    [2300, 46],
    [2500, 40],
  ],
};

export const pictures: readonly Picture[] = [
  {
    name: "contact-band-phone",
    media: "(width <= 35em)",
    draw: (skyline) => contactBand(contactBandPhone, skyline),
    budget: 4_500,
  },
  { name: "contact-band-tablet", draw: (skyline) => contactBand(contactBandTablet, skyline), budget: 5_000 },
  { name: "contact-band-wide", draw: (skyline) => contactBand(contactBandWide, skyline), budget: 7_000 },
];
