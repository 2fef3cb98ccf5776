import type { Field } from "../../engine/contours.ts";
import { random } from "../../engine/random.ts";
import { tree } from "../../objects/tree.ts";
import type { Thing } from "./boards.ts";

export type Place = { u: number; v: number };

/** Firs of random sizes. */
export function woods(
  field: Field,
  seed: number,
  count: number,
  allowed: (u: number, v: number) => boolean,
  apart?: number,
): Thing[] {
  const chance = random(seed + 100);
  return scattered(seed, count, allowed, () => fir(22 + 2 * Math.round(chance() * 8)), field, apart);
}

export function fir(height: number): string {
  return tree(height, "fir", "trunk");
}

/** Objects at random places that `allowed` permits, not behind higher ground, at least `apart` from one another. */
export function scattered(
  seed: number,
  count: number,
  allowed: (u: number, v: number) => boolean,
  draw: () => string,
  field: Field,
  apart = 0.04,
): Thing[] {
  const chance = random(seed);
  const things: Thing[] = [];
  for (let attempt = 0; attempt < count * 40 && things.length < count; attempt++) {
    const [u, v] = [0.04 + chance() * 0.92, 0.04 + chance() * 0.92];
    const hidden = [0.03, 0.06, 0.1].some((t) => field(u + t, v + t) - field(u, v) > t * 1.6);
    if (!allowed(u, v) || hidden || things.some((other) => !away(u, v, other, apart))) continue;
    things.push({ u, v, drawing: draw() });
  }
  return things;
}

export function away(u: number, v: number, from: Place, distance: number): boolean {
  return Math.hypot(u - from.u, v - from.v) > distance;
}

/** Clamps a height to the range of a field: from 0 to just below 1. */
export function within(height: number): number {
  return Math.max(0, Math.min(0.999, height));
}
