import { words } from "../../engine/lettering.ts";
import { circle, path } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { core } from "../../objects/core/core.ts";

export type CoreTrayPlan = {
  width: number;
  height: number;
  radius: number;
  /** Left end of the core, and the height of its axis. */
  x: number;
  y: number;
  /** Pieces from the left, with a break between two of them. */
  pieces: readonly (readonly (readonly [stratum: Stratum, length: number])[])[];
  gap: number;
  scale: number;
  /** Middle of each layer, from the left, for its leader line. */
  leaders: readonly number[];
  /** Labels above the core, with the x of their middle. */
  labels?: readonly { x: number; text: string }[];
};

/** The whole core lying in a tray that continues beyond the right end of the screen. */
export function coreTray(plan: CoreTrayPlan): string {
  const { width, height, radius, x, y, pieces, gap, scale, leaders, labels = [] } = plan;
  let left = x;
  let bodies = "";
  let definitions = "";
  pieces.forEach((segments, index) => {
    const torn = index > 0;
    const piece = core({
      id: `piece${index}`,
      x: 0,
      y: 0,
      radius,
      tilt: 0.2,
      segments,
      seed: 15 + index,
      scale,
      torn,
    });
    // A core is drawn upright; when laid down, its top is at the left. A broken piece is slightly turned.
    bodies += `<g transform="translate(${left} ${y + (torn ? 4 : 0)}) matrix(0 1 1 0 0 0)">${piece.body}</g>`;
    definitions += piece.definitions;
    left += segments.reduce((sum, [, length]) => sum + length, 0) + gap;
  });
  return picture({
    width,
    height,
    definitions,
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

/** For screens from 701 pixels. */
export const coreTrayWide: CoreTrayPlan = {
  width: 2600,
  height: 272,
  radius: 104,
  x: 60,
  y: 136,
  pieces: [
    [
      ["interface", 236],
      ["delivery", 196],
      ["platform", 250],
    ],
    [
      ["network", 196],
      ["bedrock", 250],
    ],
  ],
  gap: 36,
  scale: 1.2,
  leaders: [178, 394, 617, 876, 1099],
};

/** For screens up to 700 pixels. */
export const coreTrayPhone: CoreTrayPlan = {
  width: 700,
  height: 136,
  radius: 44,
  x: 24,
  y: 70,
  pieces: [
    [
      ["interface", 66],
      ["delivery", 54],
      ["platform", 66],
    ],
    [
      ["network", 54],
      ["bedrock", 66],
    ],
  ],
  gap: 16,
  scale: 0.8,
  leaders: [57, 117, 177, 233, 293],
};

export const pictures: readonly Picture[] = [
  { name: "core-tray-phone", draw: () => coreTray(coreTrayPhone), budget: 4_000 },
  { name: "core-tray-wide", draw: () => coreTray(coreTrayWide), budget: 6_500 },
];
