import { clipped, ellipse, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { radians, range } from "../../engine/numbers.ts";
import { type Point, pen, polygon } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";
import { layersOf, type Stratum } from "../../engine/strata.ts";
import { cutAway } from "./core-cut.ts";
import { coreHatch } from "./core-hatch.ts";
import type { CoreShape } from "./core-shape.ts";

/** A drill core: a cylinder seen slightly from above, with its hatching wrapped round it. */
export function core(shape: CoreShape): string {
  const { id, x, y, radius, seed, torn = false, cut, tilt = 0.17, scale = 1 } = shape;
  const segments = layersOf(shape.segments);
  const rim = radius * tilt;
  const point = (angle: number, height: number): Point => [
    x + radius * Math.sin(radians(angle)),
    height + rim * Math.cos(radians(angle)),
  ];
  const bounds = [y];
  for (const [, height] of segments) bounds.push((bounds.at(-1) ?? y) + height);
  const bound = (index: number) => bounds[index] ?? y;
  const wobble = (index: number) => seam(index, segments.length, seed, torn, radius);
  const arc = (index: number) => rimPoints((angle) => point(angle, bound(index) + wobble(index)(angle)));
  const side = polygon([...arc(0), ...arc(segments.length).reverse()]);
  const chance = random(seed);

  let layers = "";
  segments.forEach(([stratum, height], index) => {
    const fill = pen(2).through(arc(index));
    const floor = bound(segments.length) + rim + 20;
    layers += path(
      [stratum, "seam"],
      fill
        .line(x + radius, floor)
        .line(x - radius, floor)
        .close()
        .data(),
    );
    const wrap = (angle: number, share: number) => {
      const top = bound(index) + wobble(index)(angle);
      const bottom = bound(index + 1) + wobble(index + 1)(angle);
      return point(angle, top + (bottom - top) * share);
    };
    layers += coreHatch[stratum]({ wrap, height, scale, chance });
  });
  return (
    coreShading(id) +
    clipped(`${id}-side`, side, `${layers}<path fill="url(#${id}-shade)" d="${side}"/>`) +
    (cut ? cutAway({ ...shape, segments, cut, tilt, point, bounds }) : "") +
    path(["outline", "hollow"], side) +
    cap(shape, segments[0]?.[0], rim)
  );
}

/** Lays a core on its side, with the centre of its top at (x, y) and its lower end to the right. */
export function lying(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) matrix(0 1 1 0 0 0)">${drawing}</g>`;
}

/**
 * Returns a function that gives a seam's vertical offset at each angle. The top and a sawn lower end are flat, the
 * seams between layers are uneven, and a torn lower end is ragged.
 */
function seam(
  index: number,
  count: number,
  seed: number,
  torn: boolean,
  radius: number,
): (angle: number) => number {
  const size = radius / 100;
  const stray = noise(seed + index * 7, 38, 2);
  if (index === 0) return () => 0;
  if (index < count) return (angle) => (stray(angle + 200) * 5 + angle * 0.05 * (index % 2 ? 1 : -1)) * size;
  if (!torn) return () => 0;
  return (angle) => (stray(angle + 200) * 9 + Math.abs(((angle + 270) % 24) - 12) * 0.5 - 4) * size;
}

function rimPoints(at: (angle: number) => Point): Point[] {
  return range(-90, 91, 5).map(at);
}

/** A gradient, `<id>-shade`, that makes the flat side look like a cylinder; it is the same in both themes. */
export function coreShading(id: string): string {
  const stops = [
    [0, "core-shade", 0.46],
    [0.07, "core-shade", 0.27],
    [0.2, "core-shade", 0.05],
    [0.31, "core-shine", 0.26],
    [0.4, "core-shine", 0.1],
    [0.55, "core-shade", 0.04],
    [0.8, "core-shade", 0.3],
    [0.95, "core-shade", 0.52],
    [1, "core-shade", 0.4],
  ] as const;
  const list = stops.map(
    ([at, mark, opacity]) => `<stop class="${mark}" offset="${at}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}-shade">${list.join("")}</linearGradient>`;
}

/** The sawn top, lighter than its layer, with the end of the drill rod if the core is cut open. */
function cap(
  { x, y, radius, seed, cut, scale = 1 }: CoreShape,
  stratum: Stratum = "interface",
  rim: number,
): string {
  let grains = "";
  if (stratum === "interface") {
    const chance = random(seed + 77);
    const ink = pen();
    for (let count = 0; count < 46 * scale; count++) {
      const angle = chance() * 2 * Math.PI;
      const reach = Math.sqrt(chance()) * 0.9;
      ink.dot(x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * rim * reach);
    }
    grains = path(["hatch", "round"], ink.data(), 2);
  }
  const hole = cut ? ellipse("rod-end", x, y, radius * 0.075, rim * 0.085 + 1) : "";
  return (
    ellipse(stratum, x, y, radius, rim) + ellipse(["shine", "outline"], x, y, radius, rim) + grains + hole
  );
}
