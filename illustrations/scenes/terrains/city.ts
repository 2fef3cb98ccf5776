import type { Field } from "../../engine/contours.ts";
import { random } from "../../engine/random.ts";
import type { Thing } from "./boards.ts";
import { building } from "./building.ts";
import { terrain } from "./terrain.ts";
import { fir } from "./terrain-things.ts";

/** Blocks of houses round a park, on both sides of a river. */
export function cityTerrain(): string {
  const chance = random(7);
  const river: Field = (u, v) => Math.abs((u - 0.5) * 0.22 + (v - 0.8) + 0.04 * Math.sin(u * 9));
  const field: Field = (u, v) => (river(u, v) < 0.065 ? 0.1 : 0.6);
  const things: Thing[] = [];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) {
      const [u, v] = [0.09 + column * 0.136, 0.09 + row * 0.136];
      if (river(u, v) < 0.15) continue;
      const park = column > 2 && column < 5 && row > 1 && row < 4;
      if (park) {
        for (const [du, dv] of [
          [-0.03, 0.02],
          [0.03, -0.03],
          [0.02, 0.04],
        ] as const) {
          things.push({ u: u + du, v: v + dv, drawing: fir(26 + Math.round(chance() * 8)) });
        }
        continue;
      }
      const central = 1 - Math.hypot(column - 2, row - 2) / 7;
      const height = 18 + chance() * 28 + (chance() < 0.45 ? central * 110 * chance() : 0);
      const front = (["surface", "surface", "interface", "platform", "network"] as const)[
        Math.floor(chance() * 5)
      ];
      things.push({ u, v, drawing: building(29, height, front ?? "surface") });
    }
  }
  const covers = [
    [1, "lagoon"],
    [3, "pavement", "stone"],
  ] as const;
  return terrain({ seed: 7, field, levels: 3, step: 9, covers, things });
}
