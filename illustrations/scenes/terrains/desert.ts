import type { Field } from "../../engine/contours.ts";
import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { terrain } from "./terrain.ts";
import { away, scattered, within } from "./terrain-things.ts";

/** Dunes round two mesas, with a caravan and cacti. */
export function desertTerrain(): string {
  const [swell, detail] = [planeNoise(21, 2.4), planeNoise(71, 5)];
  const field: Field = (u, v) => {
    const phase = (u * 0.8 + v * 0.6) * 3.3 + swell(u, v) * 0.5;
    const way = phase - Math.floor(phase);
    const dune = way < 0.74 ? way / 0.74 : (1 - way) / 0.26;
    const large = Math.hypot(u - 0.27, v - 0.25) + detail(u, v) * 0.035;
    const small = Math.hypot(u - 0.68, v - 0.15) + detail(u, v) * 0.03;
    return within(
      0.14 +
        dune * 0.17 +
        (large < 0.17 ? 0.58 : large < 0.21 ? 0.3 : large < 0.26 ? 0.1 : 0) +
        (small < 0.075 ? 0.46 : small < 0.12 ? 0.2 : 0),
    );
  };
  const caravanAt = { u: 0.56, v: 0.72 };
  return terrain({
    seed: 21,
    field,
    levels: 11,
    step: 11,
    covers: [
      [2, "dune"],
      [4, "dune-light", "dune"],
      [6, "mesa-light", "mesa"],
      [7, "mesa"],
      [9, "mesa-light", "mesa"],
      [11, "mesa"],
    ],
    things: [
      ...scattered(
        33,
        9,
        (u, v) => (v > 0.5 || u > 0.8) && away(u, v, caravanAt, 0.2),
        () => object("cactus"),
        field,
      ),
      { ...caravanAt, drawing: object("caravan"), scale: 1.5 },
    ],
  });
}
