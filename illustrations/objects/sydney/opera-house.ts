import { at, path, rectangle } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";

/** The Sydney Opera House from the side, 236 pixels wide, its podium standing on y = 0. */
export function operaHouse(): string {
  return (
    at(196, -16, mirrored(shell(24))) +
    at(60, -16, mirrored(shell(36))) +
    at(168, -16, shell(48)) +
    at(118, -16, shell(74)) +
    at(70, -16, shell(60)) +
    at(38, -16, shell(40)) +
    podium
  );
}

/**
 * A shell by the height of its peak: a piece of a sphere, leaning to the right over its glass wall.
 * Its ribs run together in its foot, as slices of an orange.
 */
function shell(height: number): string {
  const peak = `${round(height)} ${-height}`;
  const foot = height * 0.6;
  const sphere = round(height * 1.34);
  const mouth = round(height * 1.45);
  const glass = `M${round(foot)} 0A${mouth} ${mouth} 0 0 1 ${peak}L${round(height * 0.86)} 0z`;
  const tiles = `M0 0A${sphere} ${sphere} 0 0 1 ${peak}A${mouth} ${mouth} 0 0 0 ${round(foot)} 0z`;
  return (
    path(["tint", "outline"], glass, 1.25) +
    path("object-thin", tiles) +
    path("line-faint", ribs(height, foot))
  );
}

/** From the foot to points on the ridge, each a little bent. */
function ribs(height: number, foot: number): string {
  const ink = pen(2);
  for (const share of [0.3, 0.5, 0.68, 0.84]) {
    const [x, y] = onRidge(share, height);
    ink.move(foot, 0).curve((foot + x) / 2 - height * 0.06, y / 2 - height * 0.03, x, y);
  }
  return ink.data();
}

/** A point on the ridge, from the origin to the peak. */
function onRidge(share: number, height: number): Point {
  const bulge = share * (1 - share) * height * 0.56;
  return [height * share - bulge, -height * share - bulge];
}

function mirrored(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

const podium =
  path("object", "M0 0v-9l14-7h208l14 7v9z") +
  path("line-thin", "M4-8h228", 1) +
  rectangle("mid", 128, -6, 84, 3) +
  path("line-thin", "M14-16l-6 8m14-8l-6 8m14-8l-6 8m14-8l-6 8", 0.8);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
