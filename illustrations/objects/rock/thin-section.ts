import { entriesOf } from "../../engine/entries.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import { voronoi } from "../../engine/voronoi.ts";
import { grainStructure, type Mineral } from "./grain.ts";

type ThinSectionPlan = {
  seed: number;
  width: number;
  height: number;
  grains: number;
  /** Centre of the garnet, which is the grain in the accent colour, and of the cross hairs. */
  garnet: Point;
  /** The fraction of the grains that each mineral accounts for. */
  shares?: Shares;
};

export type Shares = { readonly [mineral in Mineral]?: number };

/** A thin section, for articles: mineral grains under a microscope, one of them in the accent colour. */
export function thinSection(plan: ThinSectionPlan): string {
  const { seed, width, height, garnet } = plan;
  const bend = bending(plan);
  const chance = random(seed);
  const middles = scatter(plan, chance);
  const outlines = new Map<Mineral | "accent", string>();
  let structure = "";
  voronoi(middles, width, height).forEach((cell, index) => {
    const middle = middles[index];
    if (!middle) return;
    const mineral = middle === garnet ? "accent" : mineralFor(chance(), plan.shares ?? usual);
    outlines.set(mineral, (outlines.get(mineral) ?? "") + suture(cell, bend));
    if (mineral !== "accent") structure += grainStructure(cell, middle, mineral, chance);
  });
  const body =
    [...outlines].map(([mineral, data]) => path([mineral, "grain"], data)).join("") +
    structure +
    crossHairs(plan);
  return picture({ width, height, body });
}

/** Scatters points evenly, apart from two denser clusters and a gap round the garnet. */
function scatter({ width, height, grains, garnet }: ThinSectionPlan, chance: () => number): Point[] {
  const room = height * 0.17;
  const crowded = ([x, y]: Point) =>
    Math.min(
      Math.hypot(x - garnet[0] + height * 0.95, y - height * 0.3),
      Math.hypot(x - garnet[0] - height * 0.6, y - height * 0.9),
    ) <
    height * 0.33;
  const points: Point[] = [garnet];
  while (points.length < grains) {
    let best: Point = garnet;
    let widest = -1;
    for (let attempt = 0; attempt < 6; attempt++) {
      const point: Point = [chance() * width, chance() * height];
      const weight = crowded(point) ? 2.6 : 0.8;
      const distances = points.map((other) => Math.hypot(point[0] - other[0], point[1] - other[1]));
      const nearest = Math.min(...distances) * weight;
      if (nearest > widest && (distances[0] ?? 0) > room) [best, widest] = [point, nearest];
    }
    if (best !== garnet) points.push(best);
  }
  return points;
}

/**
 * Returns a function that shifts points slightly. Equal points are shifted equally, so that neighbouring grains still
 * share an edge. Points on the frame are moved outside the picture.
 */
function bending({ seed, width, height }: ThinSectionPlan): (point: Point) => Point {
  const across = noise(seed + 1, 26, 2);
  const down = noise(seed + 2, 26, 2);
  const outwards = (value: number, end: number) => (value < 1 ? -9 : value > end - 1 ? 9 : 0);
  return ([x, y]) => [
    x + across(y * 0.9 + x * 0.4) * 3.2 + outwards(x, width),
    y + down(x * 0.9 - y * 0.4) * 3.2 + outwards(y, height),
  ];
}

/** A grain's outline, with a bend in the middle of each long edge. */
function suture(cell: readonly Point[], bend: (point: Point) => Point): string {
  const ink = pen();
  cell.forEach((corner, index) => {
    const next = cell[(index + 1) % cell.length] ?? corner;
    const [x, y] = bend(corner);
    if (index === 0) ink.move(x, y);
    else ink.line(x, y);
    if (Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 16) {
      ink.line(...bend([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]));
    }
  });
  return ink.close().data();
}

const usual: Shares = {
  quartz: 0.27,
  feldspar: 0.21,
  network: 0.16,
  mica: 0.11,
  interface: 0.1,
  platform: 0.07,
  ore: 0.05,
  delivery: 0.03,
};

function mineralFor(value: number, shares: Shares): Mineral {
  let rest = value;
  for (const [mineral, share] of entriesOf(shares)) {
    if (rest < share) return mineral;
    rest -= share;
  }
  return "quartz";
}

function crossHairs({ width, height, garnet: [x, y] }: ThinSectionPlan): string {
  const ticks = Array.from({ length: 21 }, (_, index) => {
    const arm = (index - 10) % 5 === 0 ? 10 : 5;
    return `M${x + (index - 10) * 24} ${y - arm}v${arm * 2}`;
  });
  return path("cross-hair", `M${x} 0V${height}M0 ${y}H${width}${ticks.join("")}`);
}
