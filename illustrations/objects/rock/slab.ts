import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { type Point, polygon, shortest } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";

export type SlabPlan = {
  stratum: Stratum;
  /** The back corner of the slab's top, in pixels. */
  x: number;
  y: number;
  /** Side length and thickness of the slab, in pixels before projection. */
  side: number;
  thickness: number;
  seed: number;
  /** Scale of the hatching. */
  scale?: number;
};

/** The projection: one unit along a slab's side moves this many pixels across and down the picture. */
const across = 0.9;
const down = 0.45;

/** A point on the top of a slab, given as fractions of its sides from the back corner to the right and to the left. */
export function onSlab({ x, y, side }: SlabPlan, right: number, left: number): Point {
  return [x + (right - left) * side * across, y + (right + left) * side * down];
}

/** The semi-axes of the ellipse that a circle of radius 1 becomes on a slab. */
export const slabCircle = { x: across * Math.SQRT2, y: down * Math.SQRT2 };

/** A square slab of one layer in an oblique view: its top and its two front sides. */
export function slab(plan: SlabPlan): string {
  const { stratum, side, thickness, seed, scale = 1 } = plan;
  const [back, right, front, left] = [
    onSlab(plan, 0, 0),
    onSlab(plan, 1, 0),
    onSlab(plan, 1, 1),
    onSlab(plan, 0, 1),
  ] as const;
  const lower = ([x, y]: Point): Point => [x, y + thickness];
  const top = polygon([back, right, front, left]);
  const leftSide = polygon([left, front, lower(front), lower(left)]);
  const rightSide = polygon([front, right, lower(right), lower(front)]);
  const id = `${stratum}-side`;
  const sign = (height: number, number: number) =>
    hatch(stratum, {
      top: () => 0,
      bottom: () => height,
      from: -20,
      to: side + 20,
      seed: seed + number,
      scale,
    });
  const laid = (matrix: readonly number[], [x, y]: Point, drawing: string) =>
    `<g transform="matrix(${[...matrix, x, y].map(shortest).join(" ")})"><g clip-path="url(#${id})">${drawing}</g></g>`;
  return (
    `<clipPath id="${id}"><path d="M0 0h${side}v${thickness}H0z"/></clipPath>` +
    path(stratum, top) +
    path(stratum === "bedrock" ? "face-light" : "shine", top) +
    path(stratum, leftSide) +
    laid([across, down, 0, 1], left, sign(thickness, 1)) +
    path(stratum, rightSide) +
    laid([across, -down, 0, 1], front, sign(thickness, 2)) +
    path("overhang", rightSide) +
    path(["outline", "hollow"], top + leftSide + rightSide)
  );
}
