import { path } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, pen, polygon, shortest } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";

/** A key along the x axis: its bow, a shell with a hole, at the origin, and its stem with two teeth to the right. */
export function fossilKey(radius: number, seed: number): string {
  const chance = random(seed);
  const unit = radius / 110;
  const [from, to, half] = [radius * 0.86, radius * 4.1, 19 * unit];
  const stem = `M${shortest(from)} ${shortest(-half)}H${shortest(to)}q${shortest(half)} ${shortest(half)} 0 ${shortest(2 * half)}H${shortest(from)}z`;
  const rings = pen(2);
  for (let x = radius * 1.6; x < radius * 2.9; x += (22 + chance() * 14) * unit)
    rings.move(x, -half).curve(x + 5 * unit, 0, x, half);
  return (
    bit(radius * 3.08, 66 * unit, 40 * unit, half) +
    bit(radius * 3.62, 88 * unit, 40 * unit, half) +
    part(stem) +
    path("fossil", rings.data(), 1) +
    collar(radius * 1.22, 17 * unit, 34 * unit) +
    collar(radius * 1.42, 13 * unit, 28 * unit) +
    bow(radius)
  );
}

function part(outline: string): string {
  return path("platform", outline) + path(["shine", "fossil"], outline, 1.7);
}

/** A tooth of the key, with a notch in its side. */
function bit(x: number, long: number, wide: number, half: number): string {
  const [left, right, end] = [x, x + wide, half + long].map(shortest);
  return part(
    `M${left} ${shortest(half - 2)}V${end}l${shortest(wide * 0.5)} ${shortest(wide * 0.08)} ${shortest(wide * 0.5)} ${shortest(wide * -0.12)}` +
      `V${shortest(half + long * 0.7)}h${shortest(wide * -0.4)}V${shortest(half + long * 0.42)}H${right}V${shortest(half - 2)}z`,
  );
}

function collar(x: number, wide: number, half: number): string {
  const [left, top, across, down] = [x, -half, wide, 2 * half].map(shortest);
  const bulge = shortest(wide * 0.5);
  return part(
    `M${left} ${top}h${across}q${bulge} ${shortest(half)} 0 ${down}h-${across}q-${bulge} ${shortest(-half)} 0 ${shortest(-2 * half)}z`,
  );
}

/** The bow: the last whorl of a shell round a hole. */
function bow(radius: number): string {
  const hole = radius * 0.42;
  const ring = (reach: number, turned: 0 | 1) =>
    `M${shortest(-reach)} 0a${shortest(reach)} ${shortest(reach)} 0 1 ${turned} ${shortest(2 * reach)} 0a${shortest(reach)} ${shortest(reach)} 0 1 ${turned} ${shortest(-2 * reach)} 0z`;
  const ribs = pen(2);
  for (let turn = 0; turn < 2 * Math.PI - 0.05; turn += Math.PI / 15) {
    const at = (far: number, lag: number): Point => [Math.cos(turn + lag) * far, Math.sin(turn + lag) * far];
    ribs.move(...at(hole * 1.22, 0)).curve(...at(radius * 0.7, -0.02), ...at(radius * 0.95, 0.1));
  }
  return (
    part(ring(radius, 1) + ring(hole, 0)) +
    path("fossil", ring(hole * 1.2, 1), 1.2) +
    path(["fossil", "round"], ribs.data(), 1.2) +
    stone(radius * 0.27)
  );
}

/** A faceted garnet in the bow, with a lighter flat top. */
function stone(radius: number): string {
  const ring = (far: number) =>
    Array.from({ length: 8 }, (_, corner): Point => {
      const turn = (corner / 8) * 2 * Math.PI + 0.3;
      return [Math.cos(turn) * far, Math.sin(turn) * far];
    });
  const [rim, table] = [ring(radius), ring(radius * 0.55)];
  const facets = pen(2);
  for (const [index, corner] of rim.entries()) facets.move(...corner).line(...(table[index] ?? corner));
  return (
    path(["accent", "grain"], polygon(rim), 1.7) +
    path("face-light", polygon(table)) +
    path("grain-line-light", facets.data(), 1.2)
  );
}

/** An ammonite with its mouth on the right. It covers the hatching under it. */
export function shell(radius: number): string {
  const reach = (turn: number) => radius * Math.exp((turn - mouth) * 0.115);
  const at = (turn: number, far = reach(turn)): Point => [Math.cos(turn) * far, Math.sin(turn) * far];
  const rim = range(mouth - 2 * Math.PI, mouth + 0.02, Math.PI / 20).map((turn) => at(turn));
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
  const outline = polygon(rim);
  const size = Math.sqrt(radius / 34);
  return (
    path("platform", outline) +
    path(["shine", "fossil"], outline, 1.6 * size) +
    path("fossil", whorls.data(), 1.4 * size) +
    path(["fossil", "round"], ribs.data(), 0.9 * size)
  );
}

/** The angle at which the shell ends, after three turns. */
const mouth = 6 * Math.PI;
