import { at, circle, ellipse, path } from "../../engine/marks.ts";
import { shortest } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { crystals } from "../../objects/crystals.ts";
import { drillBit } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { browser } from "../../objects/machines/browser.ts";
import { cable } from "../../objects/machines/cables.ts";
import { edgeBox } from "../../objects/machines/edge-box.ts";
import { paymentTerminal } from "../../objects/machines/payment-terminal.ts";
import { phone } from "../../objects/machines/phone.ts";
import { racks } from "../../objects/machines/racks.ts";
import { onSlab, type SlabPlan, slab, slabCircle } from "../../objects/rock/slab.ts";
import { tree } from "../../objects/tree.ts";
import { parcel } from "./parcel.ts";

export type OpenedStackPlan = {
  width: number;
  height: number;
  /** The back corner of the uppermost slab. */
  x: number;
  y: number;
  side: number;
  thickness: number;
  /** Clear height between two slabs. */
  gap: number;
  rig: { mast: number; scale: number };
  /** Leader lines to the three names at the right; the words are HTML. */
  annotated?: boolean;
  scale?: number;
};

/** The layers of the stack lifted off each other, with one drill through all of them. */
export function openedStack(plan: OpenedStackPlan): string {
  const { width, height, x, y, side, thickness, gap, rig, annotated = false } = plan;
  const slabs = strata.map((stratum, index): SlabPlan => {
    return {
      stratum,
      x,
      y: y + index * (thickness + gap),
      side,
      thickness,
      seed: 40 + index * 7,
      scale: plan.scale ?? 1,
    };
  });
  const drawn = slabs.map((one) => slab(one));
  const [first, last] = [slabs.at(0), slabs.at(-1)];
  if (!first || !last) return "";
  const [axis, level] = onSlab(first, 0.5, 0.5);
  const end = onSlab(last, 1, 1)[1] + thickness + 54 * rig.scale;
  const hole = side * 0.075;
  return picture({
    width,
    height,
    definitions: drawn.map(({ definitions }) => definitions).join(""),
    body:
      rod(axis, level, end, rig.scale * 0.8) +
      // From the lowest up, so that each slab hides what lies behind it.
      slabs
        .map((one, index) => drawn[index]?.body + things(one))
        .toReversed()
        .join("") +
      ellipse("hole", axis, level, hole * slabCircle.x, hole * slabCircle.y) +
      at(axis, level + 6, drillRig(rig.mast), rig.scale) +
      (annotated ? leaders(slabs) : ""),
  });
}

const strata: readonly Stratum[] = ["interface", "delivery", "platform", "network", "bedrock"];

/** Through everything; it shows again under the lowest slab. */
function rod(x: number, from: number, to: number, scale: number): string {
  const shaft = `M${shortest(x)} ${shortest(from)}V${shortest(to - 36 * scale)}`;
  return path("rod-edge", shaft, 11 * scale) + path("rod", shaft, 7.5 * scale) + at(x, to, drillBit, scale);
}

/** What stands on a slab: on the uppermost anywhere, on the others along the two edges that can be seen. */
function things(one: SlabPlan): string {
  const size = one.side / 256;
  const stand = (right: number, left: number, drawing: string, scale: number, width = 0, height = 0) => {
    const [x, y] = onSlab(one, right, left);
    const half = (width / 2) * scale * size;
    const shadow = half * 1.15;
    return (
      (half > 0 ? ellipse("face-dark", x, y, shadow, (shadow * slabCircle.y) / slabCircle.x / 2) : "") +
      at(x - half, y - height * scale * size, drawing, scale * size)
    );
  };
  switch (one.stratum) {
    case "interface":
      return (
        forest.map(([right, left, height]) => stand(right, left, tree(height), 1)).join("") +
        stand(0.9, 0.42, browser(), 0.26, 316, 196) +
        stand(0.52, 0.94, phone(), 0.36, 104, 204)
      );
    case "delivery":
      return [0.16, 0.34, 0.52, 0.7].map((right) => stand(right, 0.9, parcel(right === 0.52), 0.92)).join("");
    case "platform":
      return stand(0.3, 0.9, racks(1), 0.27, 92, 152) + stand(0.92, 0.34, edgeBox(), 0.4, 88, 88);
    case "network":
      return wires(one, size) + stand(0.92, 0.6, paymentTerminal(), 0.4, 74, 132);
    case "bedrock":
      return stand(0.3, 0.92, crystals(), 0.6, 88);
  }
}

/** Where trees stand on the uppermost slab and how high they are. */
const forest = [
  [0.1, 0.34, 40],
  [0.16, 0.5, 30],
  [0.1, 0.66, 44],
  [0.56, 0.1, 44],
  [0.74, 0.06, 32],
  [0.9, 0.1, 40],
] as const;

/** Two cables along the left edge, cut off where the slab ends. */
function wires(one: SlabPlan, size: number): string {
  const along = (left: number) => {
    const [fromX, fromY] = onSlab(one, 0.02, left);
    const [toX, toY] = onSlab(one, 0.9, left);
    const rise = 10 * size;
    return `M${shortest(fromX)} ${shortest(fromY)}C${shortest(fromX + 60 * size)} ${shortest(fromY + 6 * size)} ${shortest(toX - 70 * size)} ${shortest(toY - 50 * size)} ${shortest(toX)} ${shortest(toY - rise)}`;
  };
  return cable(along(0.86), "cable-azure", 5 * size) + cable(along(0.94), "cable-accent", 5 * size);
}

/** From the right corners: the top, the three between in one bracket, the bottom. */
function leaders(slabs: readonly SlabPlan[]): string {
  const [first, second, , fourth, last] = slabs.map((one) => {
    const [x, y] = onSlab(one, 1, 0);
    return [x, Math.round(y + one.thickness / 2)] as const;
  });
  if (!first || !second || !fourth || !last) return "";
  const reach = first[0] + 34;
  const middle = (second[1] + fourth[1]) / 2;
  return (
    path("leader", `M${first[0] - 8} ${first[1]}H${reach}M${last[0] - 8} ${last[1]}H${reach}`) +
    path("leader", `M${second[0] + 8} ${second[1]}h12V${fourth[1]}h-12m12 ${middle - fourth[1]}H${reach}`) +
    circle("leader-end", first[0] - 8, first[1], 3) +
    circle("leader-end", last[0] - 8, last[1], 3)
  );
}

/** Beside the words and as long as they are, from 1240 pixels, with room for the names at its right. */
export const openedStackWide: OpenedStackPlan = {
  width: 520,
  height: 1345,
  x: 236,
  y: 122,
  side: 256,
  thickness: 80,
  gap: 133,
  rig: { mast: 170, scale: 0.72 },
  annotated: true,
};

/** Beside the words, from 992 to 1239 pixels. */
export const openedStackMedium: OpenedStackPlan = {
  ...openedStackWide,
  width: 472,
  height: 1125,
  thickness: 60,
  gap: 101,
  annotated: false,
};

/** Under the words, up to 991 pixels. */
export const openedStackSmall: OpenedStackPlan = {
  width: 360,
  height: 700,
  x: 180,
  y: 92,
  side: 196,
  thickness: 34,
  gap: 54,
  rig: { mast: 130, scale: 0.56 },
  scale: 0.8,
};
