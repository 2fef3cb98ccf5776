import type { Field } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { cabin } from "../../objects/cabin.ts";
import { terrain } from "./terrain.ts";
import { within, woods } from "./terrain-things.ts";

/** A beach below a wooded slope, with two boats. */
export function coastTerrain(): string {
  const [swell, detail] = [planeNoise(4, 2.4), planeNoise(54, 5)];
  const field: Field = (u, v) => {
    const inland = 0.52 + 0.13 * Math.sin(u * 5.2 + 1) + swell(u, v) * 0.07 - v;
    const rise =
      inland > 0 ? Math.min(0.3, inland * 0.5) + inland * 0.34 + (inland > 0.1 ? 0.09 : 0) : inland * 0.78;
    return within(0.36 + rise + detail(u, v) * 0.03);
  };
  return terrain({
    seed: 4,
    field,
    levels: 12,
    step: 11,
    covers: [
      [2, "sea-deep"],
      [4, "sea"],
      [5, "shallows"],
      [6, "sand"],
      [7, "grass-light", "sand"],
      [10, "grass", "soil"],
      [12, "grass-deep", "soil"],
    ],
    things: [
      ...woods(field, 9, 22, (u, v) => field(u, v) > 0.66 && Math.hypot(u - 0.62, v - 0.2) > 0.14),
      { u: 0.62, v: 0.24, drawing: cabin("interface"), scale: 1.5 },
      { u: 0.3, v: 0.84, drawing: object("sailing-boat"), scale: 1.5 },
      { u: 0.8, v: 0.86, drawing: object("sailing-boat"), scale: 1.1 },
    ],
  });
}
