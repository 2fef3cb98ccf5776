import type { Point } from "./pen.ts";

/** Returns the height at a point of the unit square. */
export type Field = (u: number, v: number) => number;

/**
 * Returns the closed contour lines of a field at `level`, traced by marching squares on a grid of `steps` by `steps`
 * cells over the unit square. Where ground above the level reaches the border, the line follows the border.
 */
export function contours(field: Field, level: number, steps: number): Point[][] {
  const heights = heightsOf(field, steps);
  const over = (i: number, j: number) =>
    i < 0 || j < 0 || i > steps || j > steps ? outside : (heights[j * (steps + 1) + i] ?? outside) - level;
  const places = new Map<string, Point>();
  const next = new Map<string, string>();
  const crossing = (i: number, j: number, k: number, l: number): string => {
    const name = `${i},${j},${k},${l}`;
    const [here, there] = [over(i, j), over(k, l)];
    const share = here === outside ? 1 : there === outside ? 0 : here / (here - there);
    const along = (from: number, to: number) => {
      const [start, end] = [from, to].map((at) => Math.min(steps, Math.max(0, at)) / steps);
      return (start ?? 0) + ((end ?? 0) - (start ?? 0)) * share;
    };
    places.set(name, [along(i, k), along(j, l)]);
    return name;
  };
  for (let j = -1; j <= steps; j++) {
    for (let i = -1; i <= steps; i++) {
      const side = (name: string | undefined) => {
        if (name === "t") return crossing(i, j, i + 1, j);
        if (name === "r") return crossing(i + 1, j, i + 1, j + 1);
        if (name === "b") return crossing(i, j + 1, i + 1, j + 1);
        return crossing(i, j, i, j + 1);
      };
      const corners = [over(i, j), over(i + 1, j), over(i + 1, j + 1), over(i, j + 1)];
      const which = corners.reduce((sum, height, corner) => sum + (height > 0 ? 2 ** corner : 0), 0);
      for (const [from, to] of cuts[which]?.match(/\w\w/g) ?? []) next.set(side(from), side(to));
    }
  }
  return closedLines(next).map((line) => line.map((name) => places.get(name) ?? [0, 0]));
}

/** Caches each field's heights, because computing them takes most of the drawing time and every level needs them. */
const known = new WeakMap<Field, { steps: number; heights: Float64Array }>();

/** The heights at the grid points, row by row. */
function heightsOf(field: Field, steps: number): Float64Array {
  const found = known.get(field);
  if (found?.steps === steps) return found.heights;
  const side = steps + 1;
  const heights = Float64Array.from({ length: side ** 2 }, (_, index) =>
    field((index % side) / steps, Math.floor(index / side) / steps),
  );
  known.set(field, { steps, heights });
  return heights;
}

/** The height outside the square, lower than any height inside. */
const outside = Number.NEGATIVE_INFINITY;

/**
 * The segments of contour lines through a cell. The index is a sum: clockwise from the top left, the cell's corners add
 * 1, 2, 4 and 8 if they are above the level. `lt` is a segment from the left side to the top side.
 */
const cuts = [
  "",
  "lt",
  "tr",
  "lr",
  "rb",
  "lt rb",
  "tb",
  "lb",
  "bl",
  "bt",
  "tr bl",
  "br",
  "rl",
  "rt",
  "tl",
  "",
];

function closedLines(next: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>();
  return [...next.keys()].flatMap((start) => {
    const line: string[] = [];
    for (let at: string | undefined = start; at !== undefined && !seen.has(at); at = next.get(at)) {
      seen.add(at);
      line.push(at);
    }
    return line.length > 3 ? [line] : [];
  });
}
