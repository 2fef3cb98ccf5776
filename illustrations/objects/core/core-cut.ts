import { clipped, ellipse, path } from "../../engine/marks.ts";
import { radians, range } from "../../engine/numbers.ts";
import { type Point, polygon, shortest } from "../../engine/pen.ts";
import type { layersOf } from "../../engine/strata.ts";
import type { CoreShape, Cut } from "./core-shape.ts";

type OpenCore = Omit<CoreShape, "segments"> & {
  segments: ReturnType<typeof layersOf>;
  cut: Cut;
  tilt: number;
  point: (angle: number, height: number) => Point;
  /** The y coordinates of the segment boundaries, from the top down. */
  bounds: readonly number[];
};

/** The inside of a core with a wedge cut out: two faces, the floor, the drill rod, and the shadow of the part above. */
export function cutAway(open: OpenCore): string {
  const { id, x, y, radius, tilt, cut, point } = open;
  const roof = y + cut.from;
  const floor = y + cut.to;
  const angles = [...range(cut.left, cut.right, 4), cut.right];
  const upper = angles.map((angle) => point(angle, roof));
  const lower = angles.map((angle) => point(angle, floor));
  const window = polygon([...upper, ...lower.toReversed()]);
  const ground = polygon([[x, floor], ...lower]);
  const rod = Math.max(4, radius * 0.095);
  const slope = [Math.sin(radians(cut.right)), tilt * Math.cos(radians(cut.right))].map(shortest).join(" ");

  const inside =
    faces(open) +
    path("face-dark", face(open, cut.left, y, floor)) +
    path("face-light", face(open, cut.right, y, floor)) +
    path([stratumAt(open, floor), "seam"], ground) +
    path("face-light", ground) +
    (cut.onRightFace ? `<g transform="matrix(${slope} 0 1 ${x} 0)">${cut.onRightFace}</g>` : "") +
    path("rod-edge", `M${x} ${shortest(roof)}V${shortest(floor + 2)}`, rod + 3.5) +
    path("rod", `M${x} ${shortest(roof)}V${shortest(floor)}`, rod) +
    ellipse("rod-end", x, floor + 1, rod * 0.95, rod * 0.36) +
    path("overhang", shadow(open, upper, roof));
  return clipped(`${id}-window`, window, inside) + path(["outline", "hollow"], window);
}

/** Both faces of the cut. Each segment is drawn from its top to the floor; the next one covers its lower part. */
function faces(open: OpenCore): string {
  const { segments, bounds, cut, y } = open;
  return segments
    .flatMap(([stratum], index) => {
      const top = bounds[index] ?? y;
      if (top > y + cut.to) return [];
      return [cut.left, cut.right].map((angle) =>
        path([stratum, "seam"], face(open, angle, top, y + cut.to)),
      );
    })
    .join("");
}

function face({ x, point }: OpenCore, angle: number, top: number, bottom: number): string {
  return polygon([[x, top], point(angle, top), point(angle, bottom), [x, bottom]]);
}

function shadow({ x, radius, cut, point }: OpenCore, upper: readonly Point[], roof: number): string {
  const length = radius * 0.16;
  const down = (angle: number) => point(angle, roof + length);
  return polygon([...upper, down(cut.right), [x, roof + length * 2.1], down(cut.left)]);
}

function stratumAt({ segments, bounds }: OpenCore, height: number) {
  const index = bounds.findIndex((bound) => height <= bound);
  return segments[Math.max(0, index - 1)]?.[0] ?? "interface";
}
