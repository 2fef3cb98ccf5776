import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { type Point, pen, shortest } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";

export type SlabPlan = {
  stratum: Stratum;
  /** The back corner of its top, in pixels. */
  x: number;
  y: number;
  /** Length of a side, along the side, and thickness. */
  side: number;
  thickness: number;
  seed: number;
  /** Scale of the rock signs. */
  scale?: number;
};

/** How far one pixel along a side goes across and down: a square is seen twice as wide as high. */
const across = 0.9;
const down = 0.45;

/** A place on the top of a slab: its shares of the way along the right and the left side. */
export function onSlab({ x, y, side }: SlabPlan, right: number, left: number): Point {
  return [x + (right - left) * side * across, y + (right + left) * side * down];
}

/** How wide and how high a circle on the top of a slab is seen, for a radius of 1. */
export const slabCircle = { x: across * Math.SQRT2, y: down * Math.SQRT2 };

/** A square sawn out of one layer, seen from an angle: its top and the two sides that face the reader. */
export function slab(plan: SlabPlan): { body: string; definitions: string } {
  const { stratum, side, thickness, seed, scale = 1 } = plan;
  const [back, right, front, left] = [
    onSlab(plan, 0, 0),
    onSlab(plan, 1, 0),
    onSlab(plan, 1, 1),
    onSlab(plan, 0, 1),
  ] as const;
  const outline = (points: readonly Point[]) => pen(2).through(points).close().data();
  const lower = ([x, y]: Point): Point => [x, y + thickness];
  const top = outline([back, right, front, left]);
  const leftSide = outline([left, front, lower(front), lower(left)]);
  const rightSide = outline([front, right, lower(right), lower(front)]);
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
  return {
    definitions: `<clipPath id="${id}"><path d="M0 0h${side}v${thickness}H0z"/></clipPath>`,
    body:
      path(stratum, top) +
      path(stratum === "bedrock" ? "face-light" : "shine", top) +
      path(stratum, leftSide) +
      laid([across, down, 0, 1], left, sign(thickness, 1)) +
      path(stratum, rightSide) +
      laid([across, -down, 0, 1], front, sign(thickness, 2)) +
      path("overhang", rightSide) +
      path(["outline", "hollow"], top + leftSide + rightSide),
  };
}
