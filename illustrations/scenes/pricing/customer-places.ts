import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { onSlab, type SlabPlan, slab } from "../../objects/rock/slab.ts";

/** A ferry in a harbour, drawn as a block of water and ground. */
function harbourPlace(): string {
  return place(["interface", "platform"], (top) => {
    const [x, y] = onSlab(top, 0.5, 0.5);
    return ripples(top) + at(x, y, object("ferry-model"), 1.35);
  });
}

/** An orchard on a block of ground. */
function orchardPlace(): string {
  return place(["delivery", "network"], (top) => {
    const rows = [0.16, 0.38, 0.6, 0.82];
    return rows
      .flatMap((right) => rows.map((left) => onSlab(top, right, left)))
      .toSorted(([, one], [, other]) => one - other)
      .map(([x, y]) => at(x, y, object("apple-tree")))
      .join("");
  });
}

const side = 210;
const thickness = 54;

/** A block of two layers with objects on top. */
function place([upper, lower]: readonly [Stratum, Stratum], things: (top: SlabPlan) => string): string {
  const top: SlabPlan = { stratum: upper, x: 200, y: 62, side, thickness, seed: 4 };
  const bottom: SlabPlan = { ...top, stratum: lower, y: top.y + thickness, seed: 9 };
  return picture({ width: 400, height: 370, body: slab(bottom) + slab(top) + things(top) });
}

function ripples(top: SlabPlan): string {
  const strokes = [0.14, 0.3, 0.5, 0.7, 0.86].flatMap((right, row) =>
    [0.12, 0.4, 0.66, 0.88].map((left, column) => {
      const [x, y] = onSlab(top, right, left + ((row + column) % 3) * 0.03);
      return `M${Math.round(x - 12)} ${Math.round(y)}q6-5 12 0t12 0`;
    }),
  );
  return path("line-faint", strokes.join(""), 1.4);
}

export const pictures: readonly Picture[] = [
  { name: "harbour-place", draw: harbourPlace, budget: 2_000 },
  { name: "orchard-place", draw: orchardPlace, budget: 2_000 },
];
