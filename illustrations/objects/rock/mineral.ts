import { contours, type Field } from "../../engine/contours.ts";
import { path } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Point, pen } from "../../engine/pen.ts";

type MineralPlan = {
  width: number;
  height: number;
  /** Returns the height at a point given as fractions of the size. Points of equal height have the same colour. */
  field: Field;
  /** The bands, lowest first. Each begins at its `level`; a `lined` band has an outline. */
  bands: readonly { level: number; mark: Mark; lined: boolean }[];
  /** Minimum distance in pixels between the control points of a band's outline. */
  step: number;
};

/** A polished mineral face: nested bands, drawn from the lowest up. */
export function mineralBands({ width, height, field, bands, step }: MineralPlan): string {
  const steps = Math.round(Math.hypot(width, height) / step / 0.9);
  const wider: Field = (u, v) => field(widened(u), widened(v));
  // Leaves out a band that the next band would hide completely.
  const lowest = Math.min(...squares(60).map(([u, v]) => wider(u, v)));
  return bands
    .filter((_, index) => (bands[index + 1]?.level ?? 0) > lowest)
    .map(({ level, mark, lined }) => {
      const ink = pen();
      for (const line of contours(wider, level, steps)) {
        const corners = line.map(([u, v]): Point => [widened(u) * width, widened(v) * height]);
        rounded(ink, spaced(corners, step));
      }
      return ink.data() === "" ? "" : path(lined ? [mark, "band-line"] : mark, ink.data());
    })
    .join("");
}

/** How far beyond the picture the field is evaluated, as a fraction of the picture's size, to hide the bands' ends. */
const beyond = 0.04;

function squares(side: number): Point[] {
  return Array.from(
    { length: (side + 1) ** 2 },
    (_, index): Point => [(index % (side + 1)) / side, Math.floor(index / (side + 1)) / side],
  );
}

function widened(share: number): number {
  return share * (1 + 2 * beyond) - beyond;
}

/** Removes points that are nearer than `step` to the last point kept. */
export function spaced(line: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept;
}

/** A closed curve through the midpoints between neighbouring corners, with the corners as control points. */
function rounded(ink: ReturnType<typeof pen>, corners: readonly Point[]): void {
  const middle = (index: number): Point => {
    const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
    return from && to ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : [0, 0];
  };
  if (corners.length < 5) return;
  ink.move(...middle(corners.length - 1));
  for (const [index, [x, y]] of corners.entries()) ink.curve(x, y, ...middle(index));
  ink.close();
}
