import { path } from "./marks.ts";
import { type Pen, pen } from "./pen.ts";
import { random } from "./random.ts";
import type { Stratum } from "./strata.ts";

/** A line, as a function that returns its y at x. */
export type Line = (x: number) => number;

type Ground = {
  top: Line;
  bottom: Line;
  from: number;
  to: number;
  seed: number;
  /** Scale of the pattern: 1 at the surface, larger in deeper layers and close-ups. */
  scale?: number;
};

/** Returns hatching that represents a layer's rock. It fills the ground between the lines `top` and `bottom`. */
export function hatch(stratum: Stratum, { scale = 1, ...ground }: Ground): string {
  return signs[stratum]({ scale, ...ground });
}

type Sign = (ground: Required<Ground>) => string;

const signs: Record<Stratum, Sign> = {
  interface: sand,
  delivery: flow,
  platform: limestone,
  network: shale,
  bedrock: granite,
};

/** Fine and coarse dots. The share of coarse ones increases towards the bottom of the layer. */
function sand({ top, bottom, from, to, seed, scale }: Required<Ground>): string {
  const chance = random(seed);
  const gap = 15 * scale;
  const fine = pen();
  const coarse = pen();
  for (let row = 0; row < rowsThatFit(top, bottom, from, to, gap * 0.86); row++) {
    for (let column = from + ((row % 2) * gap) / 2; column < to; column += gap) {
      const x = column + (chance() - 0.5) * gap * 0.45;
      const roof = top(x);
      const floor = bottom(x);
      const y = roof + gap * 0.6 + row * gap * 0.86 + (chance() - 0.5) * gap * 0.4;
      if (y > floor - 4) continue;
      const depth = (y - roof) / (floor - roof);
      const size = chance();
      if (size < 0.15 + depth * 0.5) coarse.dot(x, y);
      else if (size < 0.9) fine.dot(x, y);
    }
  }
  return (
    path(["hatch", "round"], fine.data(), 2.1 * scale) + path(["hatch", "round"], coarse.data(), 3.2 * scale)
  );
}

/** Short runs of waves with gaps between them. */
function flow({ top, bottom, from, to, seed, scale }: Required<Ground>): string {
  const chance = random(seed);
  const half = 15 * scale;
  const rows = bedRows(top, bottom, from, to, half);
  const ink = pen();
  for (let row = 1; row < rows; row++) {
    const bed = between(top, bottom, row / rows);
    let x = from - chance() * 60;
    while (x < to) {
      const halves = Math.round(4 + chance() * 16);
      // Leaves out the half waves that would extend beyond either end of the ground.
      const before = Math.max(0, Math.ceil((from - x) / half));
      const inside = Math.min(halves, Math.floor((to - x) / half)) - before;
      wave(ink, bed, x + before * half, half, inside, 6.2 * scale);
      x += half * (halves + (halves % 2 ? 1.4 : 0.8)) + chance() * 14;
    }
  }
  return path("hatch", ink.data(), 1.25 * Math.sqrt(scale));
}

/**
 * Alternating crests and troughs along a bed. Smooth curves (`t`) give the shortest path data, but their control points
 * mirror the previous ones. Where that would be a pixel or more off, the control point is written out.
 */
function wave(ink: Pen, bed: Line, from: number, half: number, halves: number, height: number): void {
  if (halves > 0) ink.move(from, bed(from));
  let mirrored = Number.POSITIVE_INFINITY;
  for (let count = 0; count < halves; count++) {
    const x = from + count * half;
    const rise = bed(x + half) - bed(x);
    const wanted = rise / 2 + (count % 2 ? height : -height);
    const mirrors = Math.abs(mirrored - wanted) < 1;
    if (mirrors) ink.mirror(x + half, bed(x + half));
    else ink.curve(x + half / 2, bed(x) + wanted, x + half, bed(x + half));
    mirrored = rise - (mirrors ? mirrored : wanted);
  }
}

/** Bricks with some joints left out. */
function limestone({ top, bottom, from, to, seed, scale }: Required<Ground>): string {
  const chance = random(seed);
  const brick = 50 * scale;
  const rows = bedRows(top, bottom, from, to, 23 * scale);
  const beds = pen();
  const joints = pen();
  for (let row = 0; row < rows; row++) {
    const upper = between(top, bottom, row / rows);
    const lower = between(top, bottom, (row + 1) / rows);
    if (row > 0) {
      beds.move(from, upper(from));
      for (let x = from + 20; x < to + 20; x += 20) beds.line(Math.min(x, to), upper(Math.min(x, to)));
    }
    let x = from + (row % 2 ? brick / 2 : 6);
    while (x < to) {
      if (chance() > 0.07) joints.move(x, upper(x)).line(x + (chance() - 0.5) * 3, lower(x));
      x += brick * (0.78 + chance() * 0.44);
    }
  }
  return path("hatch", beds.data() + joints.data(), 1.2 * Math.sqrt(scale));
}

/** Dashes of uneven length. */
function shale({ top, bottom, from, to, seed, scale }: Required<Ground>): string {
  const chance = random(seed);
  const rows = bedRows(top, bottom, from, to, 12 * scale);
  const ink = pen();
  for (let row = 1; row < rows; row++) {
    const bed = between(top, bottom, row / rows);
    let x = from - chance() * 20;
    while (x < to) {
      const length = (8 + chance() ** 2 * 46) * scale;
      const [start, end] = [Math.max(x, from), Math.min(x + length, to)];
      if (start < end) ink.move(start, bed(start)).line(end, bed(end));
      x += length + (9 + chance() * 16) * scale;
    }
  }
  return path(["hatch", "round"], ink.data(), 1.35 * Math.sqrt(scale));
}

/** Crosses, about half of them with thinner lines. */
function granite({ top, bottom, from, to, seed, scale }: Required<Ground>): string {
  const chance = random(seed);
  const gap = 34 * scale;
  const bright = pen();
  const faint = pen();
  for (let row = 0; row < rowsThatFit(top, bottom, from, to, gap * 0.62); row++) {
    for (let column = from + ((row % 2) * gap) / 2; column < to; column += gap) {
      const x = column + (chance() - 0.5) * 9 * scale;
      const y = top(x) + gap * 0.5 + row * gap * 0.62 + (chance() - 0.5) * 8 * scale;
      const arm = Math.round(4.2 * scale * (0.7 + chance() * 0.6));
      const ink = chance() < 0.5 ? bright : faint;
      if (y > bottom(x) - 6) continue;
      ink.move(x - arm, y).line(x + arm, y);
      ink.move(x, y - arm).line(x, y + arm);
    }
  }
  return (
    path("hatch-on-rock", bright.data(), 1.3 * scale) + path("hatch-on-rock", faint.data(), 0.75 * scale)
  );
}

function between(top: Line, bottom: Line, share: number): Line {
  return (x) => top(x) + (bottom(x) - top(x)) * share;
}

function bedRows(top: Line, bottom: Line, from: number, to: number, gap: number): number {
  const middle = (from + to) / 2;
  return Math.max(2, Math.round((bottom(middle) - top(middle)) / gap));
}

function rowsThatFit(top: Line, bottom: Line, from: number, to: number, gap: number): number {
  let deepest = 0;
  for (let x = from; x <= to; x += 20) deepest = Math.max(deepest, bottom(x) - top(x));
  return Math.ceil(deepest / gap);
}
