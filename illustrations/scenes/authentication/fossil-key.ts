import { path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";

/** Lies along the x axis, to the right of its bow. */
export function fossilKey(radius: number, seed: number): string {
  const chance = random(seed);
  const stem = pen(2);
  const rings = pen(2);
  const [unit, from, to] = [radius / 110, radius * 0.9, radius * 4.1];
  for (let x = from, ring = 0; x < to; ring++) {
    const length = (11 + chance() * 7) * unit;
    const half = (ring % 3 === 0 ? 27 : 21) * unit + chance() * 3 * unit;
    // Every ring is a little rounded, like beads that were pressed together.
    stem
      .move(x, -half)
      .curve(x + length / 2, -half - 4 * unit, x + length, -half)
      .line(x + length, half)
      .curve(x + length / 2, half + 4 * unit, x, half)
      .close();
    rings.move(x + length / 2, -half * 0.4).line(x + length / 2, half * 0.4);
    x += length;
  }
  return (
    tooth(radius * 3.1, unit) +
    tooth(radius * 3.72, unit) +
    path("platform", stem.data()) +
    path("shine", stem.data()) +
    path("fossil", stem.data(), 1.7) +
    path("fossil", rings.data(), 1) +
    shell(radius)
  );
}

/** An ammonite, its mouth at the right. It hides the rock signs under it. */
export function shell(radius: number): string {
  const reach = (turn: number) => radius * Math.exp((turn - mouth) * 0.115);
  const at = (turn: number, far = reach(turn)): Point => [Math.cos(turn) * far, Math.sin(turn) * far];
  const rim: Point[] = [];
  for (let turn = mouth - 2 * Math.PI; turn <= mouth + 0.01; turn += Math.PI / 20) rim.push(at(turn));
  const whorls = pen(2).move(...at(-2));
  for (let turn = -2; turn < mouth - 2 * Math.PI; turn += 0.3) {
    whorls.curve(...at(turn + 0.15, reach(turn + 0.15) * 1.011), ...at(turn + 0.3));
  }
  const ribs = pen(2);
  for (let turn = mouth - 13; turn < mouth - 0.1; turn += 0.19 + (mouth - turn) * 0.006) {
    const foot = reach(turn - 2 * Math.PI) * 1.06;
    ribs
      .move(...at(turn, foot))
      .curve(...at(turn - 0.02, (foot + reach(turn)) / 2), ...at(turn + 0.09, reach(turn + 0.09) * 0.97));
  }
  const outline = pen(2).through(rim).close().data();
  const size = Math.sqrt(radius / 34);
  return (
    path("platform", outline) +
    path(["shine", "fossil"], outline, 1.6 * size) +
    path("fossil", whorls.data(), 1.4 * size) +
    path(["fossil", "round"], ribs.data(), 0.9 * size)
  );
}

/** The angle at which a shell ends, three turns from where it began. */
const mouth = 6 * Math.PI;

/** Of a shark. */
function tooth(x: number, unit: number): string {
  const [wide, high] = [26 * unit, 84 * unit];
  const outline = pen(2)
    .move(x - wide, 20 * unit)
    .line(x + wide, 20 * unit)
    .curve(x + wide * 0.5, high * 0.6, x + wide * 0.1, high)
    .curve(x - wide * 0.6, high * 0.6, x - wide, 20 * unit)
    .close()
    .data();
  const ridge = pen(2)
    .move(x - wide * 0.3, 30 * unit)
    .curve(x - wide * 0.1, high * 0.5, x, high * 0.84)
    .data();
  return path("platform", outline) + path(["shine", "fossil"], outline, 1.7) + path("fossil", ridge, 1);
}
