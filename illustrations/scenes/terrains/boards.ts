import { contours, type Field } from "../../engine/contours.ts";
import { at, path } from "../../engine/marks.ts";
import type { covers } from "../../engine/nature.ts";
import { type Point, pen, polygon } from "../../engine/pen.ts";

/** The mark of a board's surface. Its colour is darkened for the board's cut edges. */
type Cover = keyof typeof covers;

export type Thing = { u: number; v: number; drawing: string; scale?: number };

/** A terrain model made of stacked boards. Its heights are defined on a unit square. */
export type Relief = {
  field: Field;
  /** The number of boards, each `step` pixels thick. */
  levels: number;
  step: number;
  /** The covers from the bottom up, each for the boards below level `upTo`; `earth` colours their cut edges. */
  covers: readonly (readonly [upTo: number, cover: Cover, earth?: Cover])[];
  /** The objects on the terrain. */
  things: readonly Thing[];
};

/** Projects the point (u, v) of the board’s square base, raised by `height` pixels, to a point in the picture. */
export type View = (u: number, v: number, height: number) => Point;

type Cutting = {
  seen: View;
  /** The number of grid steps per side; more steps follow the field more closely. */
  grid?: number;
  /** Whether the lowest board, which covers the whole square, is drawn too. */
  floor?: boolean;
};

export function boards(relief: Relief, { seen, grid = 34, floor = true }: Cutting): string {
  const { field, levels, step, covers } = relief;
  const coverOf = (level: number) => covers.find(([upTo]) => level < upTo) ?? covers.at(-1);
  let body = "";
  for (let level = floor ? 0 : 1; level < levels; level++) {
    const [, cover = "sand", earth = cover] = coverOf(level) ?? [];
    const whole = level === 0;
    // Leaves out contours that enclose less than 2.3 grid cells, because they would be specks.
    const lines = contours(whole ? () => 1 : field, level / levels, whole ? 1 : grid).filter(
      (line) => areaOf(line) > 2.3 / grid ** 2,
    );
    if (lines.length === 0) continue;
    body += `<g class="${earth}">${walls(lines, seen, level * step, whole ? 0 : step)}</g>`;
    body += path([cover, "contour"], lines.map((line) => outline(line, seen, level * step)).join(""));
  }
  return body + standing(relief, seen);
}

function standing({ field, levels, step, things }: Relief, seen: View): string {
  return [...things]
    .sort((one, other) => one.u + one.v - other.u - other.v)
    .map(({ u, v, drawing, scale = 1 }) => {
      const height = Math.max(0, Math.ceil(field(u, v) * levels) - 1) * step;
      return at(...rounded(seen(u, v, height)), drawing, scale);
    })
    .join("");
}

/** Returns the area within a closed contour line, as a fraction of the square. */
function areaOf(line: readonly Point[]): number {
  const doubled = line.reduce((sum, [u, v], index) => {
    const [nextU, nextV] = line[(index + 1) % line.length] ?? [u, v];
    return sum + u * nextV - nextU * v;
  }, 0);
  return Math.abs(doubled) / 2;
}

function rounded([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}

function outline(line: readonly Point[], seen: View, height: number): string {
  return polygon(spared(line.map(([u, v]) => rounded(seen(u, v, height)))), 1);
}

/** The visible cut edges of a board: those on the left, and the darker ones on the right. */
function walls(lines: readonly (readonly Point[])[], seen: View, height: number, thickness: number): string {
  if (thickness === 0) return "";
  const faces = { "wall-left": pen(), "wall-right": pen() };
  for (const line of lines) {
    const around = Math.min(12, Math.floor(line.length / 14));
    let run: Point[] = [];
    let face: keyof typeof faces | undefined;
    const finish = () => {
      if (face && run.length > 1) {
        const top = spared(run.map(([u, v]) => rounded(seen(u, v, height))));
        const bottom = top.map(([x, y]): Point => [x, y + thickness]).reverse();
        faces[face].through([...top, ...bottom]).close();
      }
    };
    for (let index = 0; index <= line.length; index++) {
      const [start, end] = [line[index % line.length], line[(index + 1) % line.length]];
      if (!start || !end) continue;
      // Averages neighbouring points, so that a wall that faces the viewer does not alternate between the two shades.
      const facing = facesReader(
        start,
        end,
        line.at(index - around),
        line.at((index + 1 + around) % line.length),
      );
      if (facing !== face || index === line.length) {
        finish();
        face = facing;
        run = [start];
      }
      run.push(end);
    }
  }
  return (["wall-left", "wall-right"] as const)
    .filter((name) => faces[name].data() !== "")
    .map((name) => path(name, faces[name].data()))
    .join("");
}

function facesReader(
  [u, v]: Point,
  [nextU, nextV]: Point,
  before: Point = [u, v],
  after: Point = [nextU, nextV],
): "wall-left" | "wall-right" | undefined {
  // A wall faces the viewer only where its line runs rightwards: down on the left side, up on the right side.
  if (nextU - u - (nextV - v) <= 0) return undefined;
  return after[0] - before[0] > before[1] - after[1] ? "wall-left" : "wall-right";
}

/** Removes points that are on or close to the line between their neighbours. */
function spared(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const after = points[index + 1];
    if (before && after) {
      const [x, y] = [after[0] - before[0], after[1] - before[1]];
      const off = Math.abs((point[0] - before[0]) * y - (point[1] - before[1]) * x);
      if (off < 0.8 * Math.hypot(x, y) && Math.hypot(x, y) < 40) return;
    }
    kept.push(point);
  });
  return kept;
}
