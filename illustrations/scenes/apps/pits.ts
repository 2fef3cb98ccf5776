import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { pen } from "../../engine/pen.ts";
import type { Picture } from "../../engine/picture.ts";
import { rangingPole } from "../../objects/digging/ranging-pole.ts";
import { tree } from "../../objects/tree.ts";
import { type AppsPitPlan, appsPit, drawAppsPit } from "./pit.ts";

/** From 992 to 1239 pixels. */
export const appsPitMedium: AppsPitPlan = {
  width: 1240,
  walls: { bench: 455, floor: 755, far: 1150 },
  things: (surface) =>
    at(14, surface(14) + 3, tree(44)) +
    at(106, surface(106) + 3, tree(34)) +
    at(1134, appsPit.floor + 1, ladder(226, -30)),
};

/** From 1240 pixels. */
export const appsPitWide: AppsPitPlan = {
  width: 1440,
  walls: { bench: 510, floor: 890, far: 1396 },
  things: (surface) =>
    at(34, surface(34) + 3, tree(56)) +
    at(64, surface(64) + 3, tree(38)) +
    at(474, surface(474) + 6, rangingPole(172)) +
    at(1376, appsPit.floor + 1, ladder(226, -32)) +
    at(250, 336, object("ammonite"), 0.9),
};

/** The same pit for wider screens, with more ground at both sides. */
const appsPitWidest: AppsPitPlan = {
  ...appsPitWide,
  beyond: 1200,
  things: (surface) =>
    appsPitWide.things(surface) +
    woods.map(([x, tall]) => at(x, surface(x) + 3, tree(tall))).join("") +
    at(-420, 330, object("ammonite"), 1.3) +
    at(1790, 336, object("ammonite")) +
    at(1640, 560, object("crystals")) +
    at(-260, 566, object("crystals"), 1.2),
};

const woods = [
  [-60, 46],
  [-210, 54],
  [-242, 38],
  [-560, 48],
  [-900, 56],
  [-934, 36],
  [1590, 50],
  [1622, 36],
  [1850, 56],
  [2150, 44],
  [2182, 58],
  [2500, 40],
] as const;

/** A ladder that leans to the left by `lean` pixels over its height; the middle of its base is at the origin. */
function ladder(height: number, lean: number): string {
  const rungs = pen(2);
  for (let up = 14; up < height - 8; up += 17) {
    const x = (-lean * up) / height;
    rungs.move(x - 11, -up).line(x + 11, -up);
  }
  const rails = pen(2)
    .through([
      [-11, 0],
      [-11 - lean, -height],
    ])
    .through([
      [11, 0],
      [11 - lean, -height],
    ]);
  return path("line-bold", rails.data()) + path("line", rungs.data());
}

export const pictures: readonly Picture[] = [
  { name: "apps-pit-medium", draw: () => drawAppsPit(appsPitMedium), budget: 7_500 },
  { name: "apps-pit-wide", draw: () => drawAppsPit(appsPitWide), budget: 9_000 },
  { name: "apps-pit-widest", draw: () => drawAppsPit(appsPitWidest), budget: 18_000 },
];
