import { at, circle, ellipse, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { shortest } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { strata } from "../../engine/strata.ts";
import { rod } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { cable } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { onSlab, type SlabPlan, slab, slabCircle } from "../../objects/rock/slab.ts";
import { tree } from "../../objects/tree.ts";

type OpenedStackPlan = {
  width: number;
  height: number;
  /** The back corner of the topmost slab. */
  x: number;
  y: number;
  side: number;
  thickness: number;
  /** Vertical gap between neighbouring slabs. */
  gap: number;
  rig: { mast: number; scale: number };
  /** Length of the leader lines to the three names on the right, which are HTML and not part of the picture. */
  reach: number;
  scale?: number;
};

/** The layers of the stack lifted apart, with one drill rod through all of them. */
function openedStack(plan: OpenedStackPlan): string {
  const { width, height, x, y, side, thickness, gap, rig, reach } = plan;
  const slabs = strata.map((stratum, index): SlabPlan => {
    const [level, seed] = [y + index * (thickness + gap), 40 + index * 7];
    return { stratum, x, y: level, side, thickness, seed, scale: plan.scale ?? 1 };
  });
  const [first, last] = [slabs.at(0), slabs.at(-1)];
  if (!first || !last) return "";
  const [axis, level] = onSlab(first, 0.5, 0.5);
  const end = onSlab(last, 1, 1)[1] + thickness + 54 * rig.scale;
  const hole = side * 0.075;
  return picture({
    width,
    height,
    body:
      longRod(axis, level, end, rig.scale * 0.8) +
      // Draws from the lowest slab up, because each slab hides part of the slab below it.
      slabs
        .map((one) => slab(one) + things(one))
        .toReversed()
        .join("") +
      ellipse("hole", axis, level, hole * slabCircle.x, hole * slabCircle.y) +
      at(axis, level + 6, drillRig(rig.mast), rig.scale) +
      leaders(slabs, reach),
  });
}

/** The drill rod, visible above the topmost slab and below the lowest. */
function longRod(x: number, from: number, to: number, scale: number): string {
  const shaft = `M${shortest(x)} ${shortest(from)}V${shortest(to - 36 * scale)}`;
  return rod(shaft, 11 * scale, 7.5 * scale) + at(x, to, object("drill-bit"), scale);
}

/** The objects on a slab: anywhere on the topmost slab, but only along the two front edges of the others. */
function things(one: SlabPlan): string {
  const size = one.side / 256;
  const stand = (right: number, left: number, drawing: string, scale: number) =>
    at(...onSlab(one, right, left), drawing, scale * size);
  switch (one.stratum) {
    case "interface":
      return (
        forest.map(([right, left, height]) => stand(right, left, tree(height), 1)).join("") +
        screen(one, "left", [0.03, 0.88], object("browser"), 0.46, [316, 196, 10]) +
        screen(one, "right", [0.88, 0.46], object("phone"), 0.56, [104, 204, 18])
      );
    case "delivery":
      return [0.18, 0.46, 0.74].map((right) => stand(right, 0.82, parcel(right === 0.46), 2)).join("");
    case "platform":
      return (
        screen(one, "left", [0.08, 0.93], deep(racks(2), 196, 150), 0.46, [196, 152, 6]) +
        stand(0.94, 0.44, at(-44, -88, object("edge-box")), 0.72)
      );
    case "network":
      return (
        wires(one, size) + screen(one, "right", [0.9, 0.44], object("payment-terminal"), 0.72, [74, 138, 6])
      );
    case "bedrock":
      return stand(0.16, 0.86, object("crystals"), 1.3) + stand(0.84, 0.5, object("crystals"), 1.2);
  }
}

/** Draws an object's front view parallel to a slab's side, its base on the slab. A rectangle behind it gives depth. */
function screen(
  one: SlabPlan,
  side: "left" | "right",
  [right, left]: readonly [right: number, left: number],
  front: string,
  scale: number,
  [width, height, corner]: readonly [width: number, height: number, corner: number],
): string {
  const size = (scale * one.side) / 256;
  const [x, y] = onSlab(one, right, left);
  const [slope, thick] = side === "left" ? [0.45, 5] : [-0.45, -5];
  const turned = (away: number, drawing: string) =>
    `<g transform="matrix(${[0.9 * size, slope * size, 0, size, x + away, y - Math.abs(away) / 2 - height * size].map(shortest).join(" ")})">${drawing}</g>`;
  return turned(thick, rectangle(["mid", "outline"], 0, 0, width, height, corner)) + turned(0, front);
}

/** Adds a top and a right side to a front view, to give it depth. */
function deep(front: string, width: number, height: number): string {
  const [back, up] = [70, 63];
  return (
    path("object", `M0 0h${width}v${height}l${back}-${up}v-${height}H${back}z`) +
    path("mid", `M${width} 0l${back}-${up}v${height}l-${back} ${up}z`) +
    path("line", `M${width} 0l${back}-${up}`) +
    front
  );
}

/** Positions and heights of the trees on the topmost slab. */
const forest = [
  [0.06, 0.2, 40],
  [0.14, 0.36, 30],
  [0.05, 0.5, 44],
  [0.5, 0.06, 44],
  [0.72, 0.05, 32],
  [0.9, 0.08, 40],
] as const;

/** Two cables along the left edge that end at the edge of the slab. */
function wires(one: SlabPlan, size: number): string {
  const along = (left: number) => {
    const [fromX, fromY] = onSlab(one, 0.02, left);
    const [toX, toY] = onSlab(one, 0.9, left);
    const rise = 10 * size;
    return `M${shortest(fromX)} ${shortest(fromY)}C${shortest(fromX + 60 * size)} ${shortest(fromY + 6 * size)} ${shortest(toX - 70 * size)} ${shortest(toY - 50 * size)} ${shortest(toX)} ${shortest(toY - rise)}`;
  };
  return cable(along(0.83), "cable-azure", 7 * size) + cable(along(0.94), "cable-accent", 7 * size);
}

/** Leader lines from the right corners: one for the top slab, a bracket for the middle three, one for the lowest. */
function leaders(slabs: readonly SlabPlan[], length: number): string {
  const [first, second, , fourth, last] = slabs.map((one) => {
    const [x, y] = onSlab(one, 1, 0);
    return [x, Math.round(y + one.thickness / 2)] as const;
  });
  if (!first || !second || !fourth || !last) return "";
  const reach = first[0] + length;
  const bracket = length / 2;
  const middle = (second[1] + fourth[1]) / 2;
  return (
    path("leader", `M${first[0] - 8} ${first[1]}H${reach}M${last[0] - 8} ${last[1]}H${reach}`) +
    path(
      "leader",
      `M${second[0] + 4} ${second[1]}h${bracket}V${fourth[1]}h-${bracket}m${bracket} ${middle - fourth[1]}H${reach}`,
    ) +
    circle("leader-end", first[0] - 8, first[1], 3) +
    circle("leader-end", last[0] - 8, last[1], 3)
  );
}

/** The picture beside the text: as high as the text, with space for the names on the right. */
const wide: OpenedStackPlan = {
  width: 520,
  height: 1345,
  x: 236,
  y: 122,
  side: 256,
  thickness: 80,
  gap: 133,
  rig: { mast: 170, scale: 0.72 },
  reach: 34,
};

export const pictures = variants("opened-stack", openedStack, {
  /** The picture below the text. */
  small: {
    width: 360,
    height: 812,
    x: 164,
    y: 56,
    side: 180,
    thickness: 34,
    gap: 96,
    rig: { mast: 130, scale: 0.52 },
    reach: 10,
    scale: 0.8,
    budget: 9_000,
  },
  medium: { ...wide, width: 500, height: 1291, thickness: 66, gap: 135, reach: 12, budget: 12_000 },
  wide: { ...wide, budget: 12_000 },
});

/** A parcel in an oblique view, 40 by 40 pixels above the origin. If it is `ready`, one side is green. */
function parcel(ready = false): string {
  return (
    path("object-thin", "M-20-29L0-38l20 9v20L0 0l-20-9z") +
    (ready ? path("green", "M-20-29L0-20V0l-20-9z") : "") +
    path("line-thin", "M-20-29l20 9 20-9M0-20V0M-10-33.5l20 9v8")
  );
}
