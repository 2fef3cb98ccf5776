import { path } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Point, pen, polygon } from "../../engine/pen.ts";

export type Mineral = Extract<
  Mark,
  "interface" | "delivery" | "platform" | "network" | "ore" | "quartz" | "feldspar" | "mica"
>;

/** The structure inside a grain: twin lamellae, cleavage in two directions, growth zones, inclusions or nothing. */
export function grainStructure(
  cell: readonly Point[],
  middle: Point,
  mineral: Mineral,
  chance: () => number,
): string {
  const ink = mineral === "ore" || mineral === "mica" ? "grain-line-light" : "grain-line";
  const kind = chance();
  const angle = chance() * Math.PI;
  const gap = 4 + chance() * 7;
  if (kind < 0.3) return path(ink, parallels(cell, middle, angle, gap), 0.8 + chance() * 1.6);
  if (kind < 0.4) {
    return path(
      ink,
      parallels(cell, middle, angle, gap * 1.6) + parallels(cell, middle, angle + 1.2, gap * 1.6),
      0.9,
    );
  }
  if (kind < 0.5) return path(ink, [0.72, 0.5, 0.3].map((size) => shrunk(cell, middle, size)).join(""), 1.1);
  if (kind < 0.64) {
    const dots = pen();
    for (let count = 0; count < 9; count++)
      dots.dot(middle[0] + (chance() - 0.5) * 26, middle[1] + (chance() - 0.5) * 22);
    return path([ink, "round"], dots.data(), 2.6);
  }
  return "";
}

/** Parallel lines across a grain that stop just short of its edge. */
function parallels(cell: readonly Point[], [x, y]: Point, angle: number, gap: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const ink = pen();
  for (let offset = -80; offset <= 80; offset += gap) {
    const start: Point = [x - dy * offset, y + dx * offset];
    const crossings = cell.flatMap((corner, index) => {
      const next = cell[(index + 1) % cell.length] ?? corner;
      const side = (point: Point) => (point[0] - start[0]) * dy - (point[1] - start[1]) * dx;
      const [here, there] = [side(corner), side(next)];
      if (here * there >= 0) return [];
      const share = here / (here - there);
      const [crossX, crossY] = [
        corner[0] + (next[0] - corner[0]) * share,
        corner[1] + (next[1] - corner[1]) * share,
      ];
      return [(crossX - start[0]) * dx + (crossY - start[1]) * dy];
    });
    const [near, far] = [Math.min(...crossings) + 4, Math.max(...crossings) - 4];
    if (crossings.length < 2 || far - near < 4) continue;
    ink.move(start[0] + dx * near, start[1] + dy * near).line(start[0] + dx * far, start[1] + dy * far);
  }
  return ink.data();
}

function shrunk(cell: readonly Point[], [x, y]: Point, size: number): string {
  return polygon(
    cell.map(([cornerX, cornerY]) => [x + (cornerX - x) * size, y + (cornerY - y) * size]),
    1,
  );
}
