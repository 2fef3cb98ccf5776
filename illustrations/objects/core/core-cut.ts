import { ellipse, path } from "../../engine/marks.ts";
import { type Point, pen, shortest } from "../../engine/pen.ts";
import type { CoreShape, Cut } from "./core-shape.ts";

type OpenCore = CoreShape & {
  cut: Cut;
  tilt: number;
  point: (angle: number, height: number) => Point;
  /** The y coordinates of the segments' ends. */
  bounds: readonly number[];
};

/** The inside of a wedge that is cut out: two faces, the floor, the drill rod, and the shadow of the part above. */
export function cutAway(open: OpenCore): { body: string; definitions: string } {
  const { id, x, y, radius, tilt, cut, point } = open;
  const roof = y + cut.from;
  const floor = y + cut.to;
  const angles: number[] = [];
  for (let angle = cut.left; angle < cut.right; angle += 4) angles.push(angle);
  angles.push(cut.right);
  const upper = angles.map((angle) => point(angle, roof));
  const lower = angles.map((angle) => point(angle, floor));
  const window = pen(2)
    .through([...upper, ...lower.toReversed()])
    .close()
    .data();
  const ground = pen(2)
    .through([[x, floor], ...lower])
    .close()
    .data();
  const rod = Math.max(4, radius * 0.095);
  const slope = [Math.sin(radians(cut.right)), tilt * Math.cos(radians(cut.right))].map(shortest).join(" ");

  const body =
    `<g clip-path="url(#${id}-window)">` +
    faces(open) +
    path("face-dark", face(open, cut.left, y, floor)) +
    path("face-light", face(open, cut.right, y, floor)) +
    path([stratumAt(open, floor), "seam"], ground) +
    path("face-light", ground) +
    (cut.onRightFace ? `<g transform="matrix(${slope} 0 1 ${x} 0)">${cut.onRightFace}</g>` : "") +
    path("rod-edge", `M${x} ${shortest(roof)}V${shortest(floor + 2)}`, rod + 3.5) +
    path("rod", `M${x} ${shortest(roof)}V${shortest(floor)}`, rod) +
    ellipse("rod-end", x, floor + 1, rod * 0.95, rod * 0.36) +
    path("overhang", shadow(open, upper, roof)) +
    "</g>" +
    path(["outline", "hollow"], window);
  return { body, definitions: `<clipPath id="${id}-window"><path d="${window}"/></clipPath>` };
}

/** Both faces, segment by segment, each from its own top down to the floor. */
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
  return pen(2)
    .through([[x, top], point(angle, top), point(angle, bottom), [x, bottom]])
    .close()
    .data();
}

function shadow({ x, radius, cut, point }: OpenCore, upper: readonly Point[], roof: number): string {
  const length = radius * 0.16;
  const down = (angle: number) => point(angle, roof + length);
  return pen(2)
    .through([...upper, down(cut.right), [x, roof + length * 2.1], down(cut.left)])
    .close()
    .data();
}

function stratumAt({ segments, bounds }: OpenCore, height: number) {
  const index = bounds.findIndex((bound) => height <= bound);
  return segments[Math.max(0, index - 1)]?.[0] ?? "interface";
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
