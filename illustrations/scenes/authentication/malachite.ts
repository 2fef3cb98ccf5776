import type { Field } from "../../engine/contours.ts";
import { at } from "../../engine/marks.ts";
import { planeNoise } from "../../engine/noise.ts";
import type { Mark } from "../../engine/palette.ts";
import { picture, variants } from "../../engine/picture.ts";
import { polish } from "../../engine/polish.ts";
import { keyhole } from "../../objects/keyhole.ts";
import { mineralBands } from "../../objects/rock/mineral.ts";

type MalachitePlan = {
  width: number;
  height: number;
  seed: number;
  /** The centre of each set of rings, in fractions of the size, and the radius of the outermost ring in pixels. */
  eyes: readonly (readonly [x: number, y: number, reach: number])[];
  bands: number;
  step: number;
  keyhole: { x: number; y: number; size: number };
};

/** The sign-in page: polished malachite with a keyhole drilled into it. */
function malachite(plan: MalachitePlan): string {
  const { width, height, step, keyhole: hole } = plan;
  const bands = Array.from({ length: plan.bands }, (_, band) => ({
    level: -0.04 + band / plan.bands,
    mark: tones[(band * 5) % tones.length] ?? "malachite-3",
    lined: band % 3 === 0,
  }));
  return picture({
    width,
    height,
    body:
      `<path class="malachite-2" d="M0 0h${width}v${height}H0z"/>` +
      mineralBands({ width, height, step, field: ringed(plan), bands }) +
      polish(width, height) +
      at(hole.x, hole.y, keyhole(), hole.size),
  });
}

const tones: readonly Mark[] = [
  "malachite-1",
  "malachite-3",
  "malachite-2",
  "malachite-4",
  "malachite-3",
  "malachite-1",
  "malachite-5",
  "malachite-4",
  "malachite-2",
  "malachite-5",
  "malachite-6",
  "malachite-3",
];

/** A distorted field with a cone-shaped hill at each centre in `eyes`. */
function ringed({ width, height, seed, eyes }: MalachitePlan): Field {
  const [warpX, warpY, grain] = [planeNoise(seed, 2.2), planeNoise(seed + 1, 2.2), planeNoise(seed + 2, 5)];
  const unit = 860;
  return (u, v) => {
    const [x, y] = [(u * width) / unit, (v * height) / unit];
    const [atX, atY] = [x + warpX(x, y) * 0.085, y + warpY(x, y) * 0.085];
    const heights = eyes.map(
      ([eyeX, eyeY, reach]) =>
        1 - Math.hypot(atX - (eyeX * width) / unit, (atY - (eyeY * height) / unit) * 1.05) / (reach / unit),
    );
    return Math.max(-0.03, ...heights) + grain(x, y) * 0.02;
  };
}

export const pictures = variants("malachite", malachite, {
  /** The picture above the form. */
  small: {
    width: 991,
    height: 200,
    seed: 21,
    eyes: [
      [0.06, 0.4, 210],
      [0.27, 0.85, 230],
      [0.42, 0.1, 200],
      [0.6, 0.75, 220],
      [0.85, 0.5, 270],
      [1, 0.1, 150],
    ],
    bands: 28,
    step: 12,
    keyhole: { x: 842, y: 76, size: 0.56 },
    budget: 6_000,
  },
  wide: {
    width: 860,
    height: 900,
    seed: 14,
    eyes: [
      [0.3, 0.24, 450],
      [0.74, 0.42, 515],
      [0.26, 0.72, 425],
      [0.7, 0.84, 360],
      [0.98, 0.1, 400],
      [0.03, 0.46, 270],
    ],
    bands: 32,
    step: 20,
    keyhole: { x: 632, y: 352, size: 1 },
    budget: 10_000,
  },
});
