import { words } from "../../engine/lettering.ts";
import { circle, path } from "../../engine/marks.ts";
import { picture, type Variants, variants } from "../../engine/picture.ts";
import { type Layers, layersOf } from "../../engine/strata.ts";
import { core, lying } from "../../objects/core/core.ts";

export type CoreTrayPlan = {
  width: number;
  height: number;
  radius: number;
  /** The x of the core's left end, and the y of its axis. */
  x: number;
  y: number;
  /** The pieces of the core from left to right, `gap` pixels apart. */
  pieces: readonly Layers[];
  gap: number;
  scale: number;
  /** The x of each leader line, from left to right. */
  leaders?: readonly number[];
  /** Labels above the core, each centred on its x. */
  labels?: readonly { x: number; text: string }[];
};

/** The whole core lying in a tray that continues beyond the right edge of the screen. */
export function coreTray(plan: CoreTrayPlan): string {
  const { width, height, radius, x, y, pieces, gap, scale, leaders = [], labels = [] } = plan;
  let left = x;
  let bodies = "";
  pieces.forEach((segments, index) => {
    const [id, seed, torn] = [`piece${index}`, 15 + index, index > 0];
    const piece = core({ id, x: 0, y: 0, radius, tilt: 0.2, segments, seed, scale, torn });
    // A core is drawn upright; when laid down, its top is on the left. A piece with a torn end lies slightly lower.
    bodies += lying(left, y + (torn ? 4 : 0), piece);
    left += layersOf(segments).reduce((sum, [, length]) => sum + length, 0) + gap;
  });
  return picture({
    width,
    height,
    body:
      tray(plan) +
      bodies +
      lip(plan) +
      leaders.map((at) => leader(at, y - radius)).join("") +
      labels
        .map(({ x: middle, text }) =>
          words("mono", "ink", middle - text.length * 3.9, y - radius - 13, 13, text),
        )
        .join(""),
  });
}

function tray({ width, y, radius }: CoreTrayPlan): string {
  const back = y + radius * 0.6;
  const front = y + radius * 1.12;
  return path("object", `M2 ${front}l${radius * 0.34} ${back - front}H${width + 9}V${front}z`);
}

/** The front board, which hides the bottom of the core. */
function lip({ width, height, y, radius }: CoreTrayPlan): string {
  const front = Math.round(y + radius * 0.9);
  return path("object", `M2 ${front}H${width + 9}V${height - 2}H2z`);
}

function leader(x: number, top: number): string {
  return path("leader", `M${x} ${top - 24}v28`) + circle("leader-end", x, top + 4, 3);
}

export const coreTrays = {
  phone: {
    width: 700,
    height: 136,
    radius: 44,
    x: 24,
    y: 70,
    pieces: [
      { interface: 66, delivery: 54, platform: 66 },
      { network: 54, bedrock: 66 },
    ],
    gap: 16,
    scale: 0.8,
    leaders: [57, 117, 177, 233, 293],
    budget: 4_000,
  },
  wide: {
    width: 2600,
    height: 272,
    radius: 104,
    x: 60,
    y: 136,
    pieces: [
      { interface: 236, delivery: 196, platform: 250 },
      { network: 196, bedrock: 250 },
    ],
    gap: 36,
    scale: 1.2,
    leaders: [178, 394, 617, 876, 1099],
    budget: 6_500,
  },
} satisfies Variants<CoreTrayPlan>;

export const pictures = variants("core-tray", coreTray, coreTrays);
