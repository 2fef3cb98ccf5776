import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { pen } from "../../engine/pen.ts";
import { type Variants, variants } from "../../engine/picture.ts";
import { rangingPole } from "../../objects/digging/ranging-pole.ts";
import { tree, trees } from "../../objects/tree.ts";
import { type AppsPitPlan, appsPit, drawAppsPit } from "./pit.ts";

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

/** A ladder that leans `lean` pixels to the left over its height; the middle of its base is at the origin. */
function ladder(height: number, lean: number): string {
  const rungs = pen(2);
  for (let up = 14; up < height - 8; up += 17) {
    const x = (-lean * up) / height;
    rungs.move(x - 11, -up).line(x + 11, -up);
  }
  const rails = pen(2);
  for (const x of [-11, 11]) rails.move(x, 0).line(x - lean, -height);
  return path("line-bold", rails.data()) + path("line", rungs.data());
}

const wide: AppsPitPlan = {
  width: 1440,
  walls: { bench: 510, floor: 890, far: 1396 },
  things: (surface) =>
    at(34, surface(34) + 3, tree(56)) +
    at(64, surface(64) + 3, tree(38)) +
    at(474, surface(474) + 6, rangingPole(172)) +
    at(1376, appsPit.floor + 1, ladder(226, -32)) +
    at(250, 336, object("ammonite"), 0.9),
};

export const appsPits = {
  medium: {
    width: 1240,
    walls: { bench: 455, floor: 755, far: 1150 },
    things: (surface) =>
      at(14, surface(14) + 3, tree(44)) +
      at(106, surface(106) + 3, tree(34)) +
      at(1134, appsPit.floor + 1, ladder(226, -30)),
    budget: 7_500,
  },
  wide: { ...wide, budget: 9_000 },
  /** The same pit with more ground on both sides. */
  widest: {
    ...wide,
    beyond: 1200,
    things: (surface) =>
      wide.things(surface) +
      trees(woods, surface) +
      at(-420, 330, object("ammonite"), 1.3) +
      at(1790, 336, object("ammonite")) +
      at(1640, 560, object("crystals")) +
      at(-260, 566, object("crystals"), 1.2),
    budget: 18_000,
  },
} satisfies Variants<AppsPitPlan>;

export const pictures = variants("apps-pit", drawAppsPit, appsPits);
