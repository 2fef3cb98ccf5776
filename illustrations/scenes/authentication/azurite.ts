import { contours, type Field } from "../../engine/contours.ts";
import { at, path } from "../../engine/marks.ts";
import { planeNoise } from "../../engine/noise.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Point, pen, polygon } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { polish } from "../../engine/polish.ts";
import { random } from "../../engine/random.ts";
import { keyholeOutline } from "../../objects/keyhole.ts";
import { mineralBands, spaced } from "../../objects/rock/mineral.ts";

type AzuritePlan = {
  width: number;
  height: number;
  seed: number;
  /** Centre and radius of the hollow, in pixels. */
  heart: { x: number; y: number; radius: number };
  /** Average width of a band in pixels. */
  band: number;
  step: number;
  /** Scale of the keyhole's outline. */
  keyhole: number;
};

/** The sign-up page: a sawn azurite nodule with a keyhole marked out on it but not yet drilled. */
function azurite(plan: AzuritePlan): string {
  const { width, height, step, heart } = plan;
  const field = nodule(plan);
  return picture({
    width,
    height,
    body:
      `<path class="azurite-2" d="M0 0h${width}v${height}H0z"/>` +
      mineralBands({ width, height, step, field, bands: bandsOf(plan) }) +
      crystals(plan, field) +
      polish(width, height) +
      at(
        heart.x + 30,
        heart.y - 42 * plan.keyhole,
        path("marked-out", `${keyholeOutline}M-78 0H-42M42 0H78M0-78V-42`),
        plan.keyhole,
      ),
  });
}

/** A field whose height falls by 1 per hollow radius from the centre, with a distortion that grows outwards. */
function nodule({ width, height, seed, heart }: AzuritePlan): Field {
  const [slow, quick, grain] = [planeNoise(seed, 1.1), planeNoise(seed + 1, 3), planeNoise(seed + 2, 9)];
  return (u, v) => {
    const [dx, dy] = [(u * width - heart.x) / 430, (v * height - heart.y) / 430];
    const swell = slow(dx, dy) * 0.32 + quick(dx, dy) * 0.1 + grain(dx, dy) * 0.018;
    const far = Math.hypot(dx, dy * 1.12);
    return (-far * 430) / heart.radius - swell * Math.min(1, far * far * 1.6 + 0.25) * (430 / heart.radius);
  };
}

/** Bands of uneven width, listed from the rim to the hollow. */
function bandsOf({ width, seed, heart, band }: AzuritePlan) {
  const chance = random(seed);
  const bands: { level: number; mark: Mark; lined: boolean }[] = [];
  for (let out = heart.radius, index = 0; out < width * 1.1; index++) {
    bands.unshift({
      level: -out / heart.radius,
      mark: tones[(index + Math.floor(chance() * 2)) % tones.length] ?? "azurite-3",
      lined: chance() < 0.35,
    });
    out += band * (0.35 + chance() * 1.3);
  }
  return bands;
}

const tones: readonly Mark[] = [
  "azurite-6",
  "azurite-5",
  "azurite-3",
  "azurite-4",
  "azurite-2",
  "azurite-3",
  "azurite-1",
  "azurite-2",
  "azurite-4",
  "azurite-6",
  "azurite-3",
  "azurite-2",
  "azurite-1",
  "azurite-3",
];

/** The hollow in the middle, and the crystals along its wall. */
function crystals(plan: AzuritePlan, field: Field): string {
  const { width, height, seed, heart } = plan;
  const chance = random(seed + 5);
  const [wall = []] = contours(field, -0.98, 90).toSorted((one, other) => other.length - one.length);
  const feet = spaced(
    wall.map(([u, v]): Point => [u * width, v * height]),
    heart.radius * 0.13,
  );
  const hollow = polygon(feet, 1);
  const [dark, light] = [pen(), pen()];
  feet.forEach((foot, index) => {
    const next = feet[(index + 1) % feet.length] ?? foot;
    const grown = 0.05 + chance() ** 2 * 0.13;
    const inwards = ([x, y]: Point, reach: number): Point => [
      x + ((heart.x - x) * reach * heart.radius) / Math.hypot(heart.x - x, heart.y - y),
      y + ((heart.y - y) * reach * heart.radius) / Math.hypot(heart.x - x, heart.y - y),
    ];
    // Each crystal is a pointed six-sided column of which two faces are visible.
    const ridge = between(foot, next, 0.3 + chance() * 0.4);
    const tip = inwards(ridge, grown + 0.09);
    light.through([foot, inwards(foot, grown), tip, ridge]).close();
    dark.through([next, inwards(next, grown), tip, ridge]).close();
  });
  return (
    path("azurite-1", hollow) +
    path(["azurite-4", "band-line"], dark.data()) +
    path(["azurite-6", "band-line"], light.data()) +
    path(["band-line", "hollow"], hollow)
  );
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

export const pictures = variants("azurite", azurite, {
  /** The picture above the form. */
  small: {
    width: 991,
    height: 160,
    seed: 33,
    heart: { x: 842, y: 78, radius: 82 },
    band: 11,
    step: 12,
    keyhole: 0.48,
    budget: 7_000,
  },
  wide: {
    width: 1440,
    height: 900,
    seed: 31,
    heart: { x: 1010, y: 440, radius: 215 },
    band: 17,
    step: 22,
    keyhole: 0.9,
    budget: 14_000,
  },
});
