import type { Field } from "./contours.ts";
import { building } from "./objects/building.ts";
import { cabin } from "./objects/cabin.ts";
import { cactus } from "./objects/cactus.ts";
import { caravan } from "./objects/caravan.ts";
import { palm } from "./objects/palm.ts";
import { sailingBoat } from "./objects/sailing-boat.ts";
import { tree } from "./objects/tree.ts";
import type { Picture } from "./pictures.ts";
import { planeNoise } from "./plane-noise.ts";
import { random } from "./random.ts";
import { type TerrainPlan, type Thing, terrain } from "./terrain.ts";

/** Six places to stay, for the rental page and its cards. */
export const terrains: readonly Picture[] = [
  { name: "terrain-coast", draw: coast, budget: 5_000 },
  { name: "terrain-forest", draw: forest, budget: 5_000 },
  { name: "terrain-city", draw: city, budget: 5_000 },
  { name: "terrain-desert", draw: desert, budget: 5_000 },
  { name: "terrain-lake", draw: lake, budget: 5_000 },
  { name: "terrain-island", draw: island, budget: 5_000 },
];

function coast(): string {
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
      { u: 0.3, v: 0.84, drawing: sailingBoat(), scale: 1.5 },
      { u: 0.8, v: 0.86, drawing: sailingBoat(), scale: 1.1 },
    ],
  });
}

function forest(): string {
  const [swell, detail] = [planeNoise(9, 2.4), planeNoise(59, 5)];
  const creek: Field = (u, v) => Math.abs(v - (0.55 + 0.16 * Math.sin(u * 6) - u * 0.12));
  const field: Field = (u, v) =>
    within(
      0.36 +
        swell(u, v) * 0.24 +
        detail(u, v) * 0.06 +
        0.18 * (1 - v) +
        Math.min(0.14, creek(u, v) * 0.7) -
        Math.max(0, 0.06 - creek(u, v)) * 9,
    );
  return terrain({
    seed: 9,
    field,
    levels: 9,
    step: 12,
    covers: [
      [3, "lagoon", "soil"],
      [5, "grass-deep", "soil"],
      [7, "grass", "soil"],
      [9, "grass-light", "soil"],
    ],
    things: [
      ...woods(
        field,
        18,
        80,
        (u, v) => field(u, v) > 0.36 && creek(u, v) > 0.08 && Math.hypot(u - 0.6, v - 0.33) > 0.15,
      ),
      { u: 0.6, v: 0.33, drawing: cabin("platform"), scale: 1.8 },
    ],
  });
}

function city(): string {
  const chance = random(7);
  const river: Field = (u, v) => Math.abs((u - 0.5) * 0.5 + (v - 0.84) + 0.04 * Math.sin(u * 9));
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
          things.push({ u: u + du, v: v + dv, drawing: tree(26 + Math.round(chance() * 8)) });
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

function desert(): string {
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
      ...scattered(33, 9, (u, v) => (v > 0.5 || u > 0.8) && away(u, v, caravanAt, 0.2), cactus, field),
      { ...caravanAt, drawing: caravan(), scale: 1.5 },
    ],
  });
}

function lake(): string {
  const [swell, detail] = [planeNoise(13, 2.4, 4), planeNoise(63, 5)];
  const field: Field = (u, v) => {
    const rim = within((Math.hypot((u - 0.56) * 0.9, v - 0.66) + swell(u, v) * 0.06 - 0.24) * 1.6);
    const ridge = 1 - Math.abs(swell(u * 1.1 + 3, v * 1.1)) * 1.5;
    const peaks = rim * (0.62 + 0.5 * ridge * (1.25 - u * 0.35 - v * 0.75));
    return within(0.1 + peaks + detail(u, v) * 0.1 * rim - (v > 0.8 ? (v - 0.8) * 0.9 : 0));
  };
  return terrain({
    seed: 13,
    field,
    levels: 14,
    step: 10,
    covers: [
      [2, "lagoon", "grass-deep"],
      [4, "grass", "soil"],
      [5, "grass-deep", "soil"],
      [8, "stone"],
      [10, "stone-light", "stone"],
      [14, "snow", "stone-light"],
    ],
    things: [
      ...woods(
        field,
        22,
        34,
        (u, v) =>
          field(u, v) > 0.16 && field(u, v) < 0.36 && v > 0.4 && away(u, v, { u: 0.34, v: 0.86 }, 0.1),
      ),
      { u: 0.34, v: 0.86, drawing: cabin("garnet"), scale: 1.5 },
      { u: 0.6, v: 0.68, drawing: sailingBoat(), scale: 1.3 },
    ],
  });
}

function island(): string {
  const [swell, detail] = [planeNoise(31, 2.4), planeNoise(81, 5)];
  const field: Field = (u, v) => {
    const out = Math.hypot((u - 0.47) * 1.05, v - 0.47) + swell(u, v) * 0.085;
    const crater = Math.hypot(u - 0.42, v - 0.4) + detail(u, v) * 0.02;
    return within(
      0.08 +
        Math.max(0, 0.3 - out) * 1.05 +
        (out < 0.3 ? 0.22 : 0) +
        Math.max(0, 0.05 - Math.abs(out - 0.39)) * 3.2 +
        (out < 0.45 ? 0.07 : 0) +
        Math.max(0, 0.15 - crater) * 3.2 -
        (crater < 0.05 ? 0.28 : 0),
    );
  };
  return terrain({
    seed: 31,
    field,
    levels: 13,
    step: 11,
    covers: [
      [1, "sea-deep"],
      [2, "sea"],
      [4, "shallows"],
      [5, "sand"],
      [7, "grass-light", "sand"],
      [9, "grass", "soil"],
      [13, "lava"],
    ],
    things: [
      ...scattered(
        40,
        12,
        (u, v) => field(u, v) > 0.38 && field(u, v) < 0.56 && away(u, v, { u: 0.6, v: 0.6 }, 0.08),
        palm,
        field,
      ),
      { u: 0.6, v: 0.6, drawing: cabin("platform"), scale: 1.3 },
      { u: 0.86, v: 0.8, drawing: sailingBoat(), scale: 1.5 },
      { u: 0.14, v: 0.88, drawing: sailingBoat(), scale: 1.1 },
    ],
  });
}

function within(height: number): number {
  return Math.max(0, Math.min(0.999, height));
}

function away(u: number, v: number, from: { u: number; v: number }, distance: number): boolean {
  return Math.hypot(u - from.u, v - from.v) > distance;
}

function woods(
  field: Field,
  seed: number,
  count: number,
  allowed: (u: number, v: number) => boolean,
): Thing[] {
  const chance = random(seed + 100);
  return scattered(seed, count, allowed, () => tree(22 + 2 * Math.round(chance() * 8)), field);
}

/** Things at places that are allowed, not too close to each other, and not behind higher ground. */
function scattered(
  seed: number,
  count: number,
  allowed: (u: number, v: number) => boolean,
  draw: () => string,
  field: Field,
): Thing[] {
  const chance = random(seed);
  const things: Thing[] = [];
  for (let attempt = 0; attempt < count * 40 && things.length < count; attempt++) {
    const [u, v] = [0.04 + chance() * 0.92, 0.04 + chance() * 0.92];
    const hidden = [0.03, 0.06, 0.1].some((t) => field(u + t, v + t) - field(u, v) > t * 1.6);
    if (!allowed(u, v) || hidden || things.some((other) => !away(u, v, other, 0.04))) continue;
    things.push({ u, v, drawing: draw() });
  }
  return things;
}
