import { at, ellipse, path, rectangle } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { pen, shortest } from "../../engine/pen.ts";

type BoreholePlan = {
  /** The id of the gradient; it must be unique in the picture. */
  id: string;
  /** The x of the axis, and the radius, in pixels. */
  x: number;
  radius: number;
  top: number;
  bottom: number;
  /** Scale of the rod and the bit; 1 fits a radius of about 100. */
  scale?: number;
};

/** A borehole through the layers, with the drill rod and its bit. */
export function borehole(plan: BoreholePlan): string {
  const { id, x, radius, top, bottom, scale = 1 } = plan;
  const rim = Math.round(radius * 0.17);
  const left = x - radius;
  const wall = `M${left} ${top}a${radius} ${rim} 0 0 1 ${2 * radius} 0V${bottom}a${radius} ${rim} 0 0 1 ${-2 * radius} 0z`;
  const rings = pen();
  for (let y = top + 40; y < bottom - 20; y += 60) {
    rings.move(left, y).curve(x, y + rim * 2, x + radius, y);
  }
  const shade =
    `<linearGradient id="${id}"><stop stop-opacity=".6"/><stop offset=".35" stop-opacity=".12"/>` +
    `<stop offset=".72" stop-color="#fff" stop-opacity=".12"/><stop offset=".88" stop-color="#fff" stop-opacity=".05"/>` +
    `<stop offset="1" stop-opacity=".35"/></linearGradient>`;
  return (
    shade +
    path("hole", wall) +
    `<path fill="url(#${id})" d="${wall}"/>` +
    path("hole-ring", rings.data()) +
    path("fault", wall) +
    ellipse("fault", x, top, radius, rim) +
    drillRod(x, top, bottom - Math.round(26 * scale), scale)
  );
}

/** A drill rod from `top` to its bit at `end`. */
function drillRod(x: number, top: number, end: number, scale: number): string {
  const shaft = `M${x} ${top - 2}V${shortest(end - 34 * scale)}`;
  const couplings = range(top + 70, end - 60, 120).map((y) =>
    rectangle("object", x - 9 * scale, y, 18 * scale, 20 * scale, 3),
  );
  return rod(shaft, 12 * scale, 8 * scale) + couplings.join("") + at(x, end, object("drill-bit"), scale);
}

/** A rod along a path. It is `thickness` pixels thick and, with its outline, `edge` pixels. */
export function rod(data: string, edge: number, thickness: number): string {
  return path("rod-edge", data, edge) + path("rod", data, thickness);
}
