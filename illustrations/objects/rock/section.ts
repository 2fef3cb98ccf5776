import { hatch, type Line } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { pen } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";
import { type Layers, layersOf } from "../../engine/strata.ts";

export type SectionPlan = {
  seed: number;
  /** The x of the left end (-20 by default) and of the right end. Both should be outside the picture. */
  from?: number;
  to: number;
  /** Mean y of the surface. */
  top: number;
  layers: Layers;
  /** Amplitude and wavelength of the bed lines. */
  amplitude: number;
  wavelength: number;
  /** A fault at x, which lowers the beds to its right by `drop` pixels, except the surface and the underside. */
  fault?: { x: number; drop: number };
  /** Scale of the hatching at the surface; it grows by 8% with each layer. */
  scale?: number;
};

export type Section = {
  body: string;
  /** The y of a bed line at x. Line 0 is the surface, and the last line is the underside of the lowest layer. */
  bed: (index: number, x: number) => number;
  surface: Line;
  /** The y halfway down a layer at x. Layer 0 is the topmost one. */
  middle: (layer: number, x: number) => number;
};

type Plan = Omit<SectionPlan, "from" | "layers"> & { from: number; layers: ReturnType<typeof layersOf> };

/** A bed line as it would be without a fault, and how many pixels lower it is to the right of `faultX`. */
type Bed = { unbroken: Line; faultX: number; drop: number };

/** A geological cross-section: layers between uneven beds, each layer with its hatching. */
export function section({ from = -20, layers, ...rest }: SectionPlan): Section {
  const plan: Plan = { ...rest, from, layers: layersOf(layers) };
  const beds = bedsOf(plan);
  const bedAt = (index: number): Bed =>
    beds[index] ?? { unbroken: () => plan.top, faultX: Infinity, drop: 0 };
  const chance = random(plan.seed + 5);
  let body = "";
  plan.layers.forEach(([stratum], index) => {
    const upper = bedAt(index);
    const lower = bedAt(index + 1);
    const lowest = index === plan.layers.length - 1;
    body += path([stratum, "edge"], outline(plan, upper, lower, lowest));
    if (!lowest) body += path("bed", bedding(plan, upper, lower, chance));
    const scale = (plan.scale ?? 1) * (1 + index * 0.08);
    for (const side of sidesOf(plan, upper, lower))
      body += hatch(stratum, { ...side, seed: plan.seed * 31 + index, scale });
  });
  const bed = (index: number, x: number) => lineOf(bedAt(index))(x);
  return {
    body: body + faultLine(plan, bedAt),
    bed,
    surface: (x) => bed(0, x),
    middle: (layer, x) => (bed(layer, x) + bed(layer + 1, x)) / 2,
  };
}

function bedsOf({ seed, from, to, top, layers, amplitude, wavelength, fault }: Plan): Bed[] {
  let depth = top;
  const depths = [top, ...layers.map(([, thickness]) => (depth += thickness))];
  let above: Line = () => -Infinity;
  return depths.map((y, index) => {
    const swell = noise(seed + index * 13, wavelength);
    const inside = index > 0 && index < layers.length;
    const tilt = inside ? (index % 2 ? 14 : -16) : 0;
    const free = (x: number) => y + swell(x) * amplitude + (tilt * (x - (from + to) / 2)) / (to - from);
    // Keeps at least a fifth of the layer's thickness, so that bed lines never cross.
    const least = (layers[index - 1]?.[1] ?? 0) / 5;
    const upper = above;
    const unbroken = (x: number) => Math.max(free(x), upper(x) + least);
    above = unbroken;
    const faultX = fault ? fault.x + (y - top) * slant : Infinity;
    return { unbroken, faultX, drop: inside && fault ? fault.drop : 0 };
  });
}

/** Splits a layer at a fault, because hatching must not run across it. */
function sidesOf({ from, to, fault }: Plan, upper: Bed, lower: Bed) {
  if (!fault) return [{ top: lineOf(upper), bottom: lineOf(lower), from, to }];
  const middle = (upper.faultX + lower.faultX) / 2;
  return [
    { top: upper.unbroken, bottom: lower.unbroken, from, to: middle },
    { top: dropped(upper), bottom: dropped(lower), from: middle, to },
  ];
}

function dropped({ unbroken, drop }: Bed): Line {
  return (x) => unbroken(x) + drop;
}

function lineOf({ unbroken, faultX, drop }: Bed): Line {
  return (x) => unbroken(x) + (x > faultX ? drop : 0);
}

/** How far a fault leans to the right: horizontal pixels per vertical pixel downwards. */
const slant = 0.16;

/**
 * The outline of a layer, extended below its lower bed. The next layer covers the excess, so each bed line is written
 * only once. The lowest layer ends at its underside.
 */
function outline(plan: Plan, upper: Bed, lower: Bed, lowest: boolean): string {
  const ink = pen(2).through(along(plan, upper, 20));
  if (lowest) {
    for (const [x, y] of along(plan, lower, 20).reverse()) ink.line(x, y);
  } else {
    const deepest = Math.max(...along(plan, lower, 20).map(([, y]) => y)) + 4;
    ink.line(plan.to, deepest).line(plan.from, deepest);
  }
  return ink.close().data();
}

/** Three faint lines inside a layer, following its beds. */
function bedding(plan: Plan, upper: Bed, lower: Bed, chance: () => number): string {
  const ink = pen();
  for (const quarter of [1, 2, 3]) {
    const share = quarter / 4 + (chance() - 0.5) * 0.1;
    const mix = (above: number, below: number) => above * (1 - share) + below * share;
    const bed: Bed = {
      unbroken: (x) => mix(upper.unbroken(x), lower.unbroken(x)),
      faultX: plan.fault ? mix(upper.faultX, lower.faultX) : Infinity,
      drop: mix(upper.drop, lower.drop),
    };
    ink.through(along(plan, bed, 40));
  }
  return ink.data();
}

function along({ from, to }: Plan, bed: Bed, step: number): [number, number][] {
  const line = lineOf(bed);
  const points: [number, number][] = [];
  for (let x = from; x < to + step; x += step) {
    const last = points.at(-1);
    if (bed.drop > 0 && last && last[0] <= bed.faultX && x > bed.faultX) {
      const above = bed.unbroken(bed.faultX);
      points.push([bed.faultX, above], [bed.faultX + bed.drop * slant, above + bed.drop]);
    }
    points.push([Math.min(x, to), line(Math.min(x, to))]);
  }
  return points;
}

function faultLine({ fault, layers }: Plan, bedAt: (index: number) => Bed): string {
  if (!fault) return "";
  const start = bedAt(0).unbroken(fault.x);
  const end = bedAt(layers.length - 1).unbroken(fault.x) + fault.drop;
  return path(
    "fault",
    pen()
      .move(fault.x, start)
      .line(fault.x + (end - start) * slant, end)
      .data(),
  );
}
