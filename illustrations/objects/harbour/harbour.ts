import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { pen } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";

export type HarbourPlan = {
  /** The x of the left and right shores, the y of the water line, and the depth of the water, in pixels. */
  from: number;
  to: number;
  y: number;
  depth: number;
  seed: number;
  ferry: { x: number; scale: number };
};

/** A harbour basin cut into the surface, with short waves and a ferry. */
export function harbour({ from, to, y, depth, seed, ferry: boat }: HarbourPlan): string {
  const slope = depth * 1.5;
  const bed = `M${from} ${y}q${slope * 0.4} ${depth} ${slope} ${depth}H${to - slope}q${slope * 0.6} 0 ${slope}-${depth}z`;
  return (
    path(["interface", "edge"], bed) +
    path("shine", bed) +
    path("line-faint", waves(from + slope, to - slope, y, depth, seed), 1.2) +
    at(boat.x, y + 3, object("ferry"), boat.scale)
  );
}

function waves(from: number, to: number, y: number, depth: number, seed: number): string {
  const chance = random(seed);
  const ink = pen();
  for (let row = y + 10; row < y + depth - 3; row += 8) {
    let x = from + chance() * 40;
    while (x < to - 30) {
      const humps = 1 + Math.floor(chance() * 3);
      ink.move(x, row).curve(x + 5, row - 4, x + 10, row);
      for (let hump = 2; hump <= humps * 2; hump++) ink.mirror(x + hump * 10, row);
      x += humps * 20 + 20 + chance() * 70;
    }
  }
  return ink.data();
}
