import { entriesOf } from "../../engine/entries.ts";
import { clipped, path } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import { tornLine } from "../../engine/torn-line.ts";

type GeodePlan = {
  width: number;
  height: number;
  /** Centre and semi-axes of the pocket. */
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  crystals: number;
  /** Scale of the crystals. */
  scale: number;
  seed: number;
};

/** An open pocket in the bedrock, with bands of agate round it and crystals inside. */
function geode(plan: GeodePlan): string {
  const wall = wallOf(plan);
  const pocket = outline(plan, wall, 0);
  return picture({
    width: plan.width,
    height: plan.height,
    body:
      bands.map(([mark, thick]) => path([mark, "edge"], outline(plan, wall, thick * plan.scale))).join("") +
      path("bedrock", pocket) +
      path("overhang", pocket) +
      clipped("pocket", pocket, crystalsOf(plan, wall)) +
      path(["hollow", "outline"], pocket),
  });
}

/** How far each band extends beyond the wall of the pocket, in pixels, from the outermost band inwards. */
const bands = entriesOf({ mica: 46, network: 32, quartz: 21, interface: 9 });

type Wall = (turn: number) => Point;

/** Returns a function that maps an angle, as a fraction of a whole turn, to a point on the pocket's wall. */
function wallOf({ seed, x, y, radiusX, radiusY }: GeodePlan): Wall {
  const stray = tornLine(seed, 1, 0.085, 17);
  return (turn) => {
    const angle = turn * 2 * Math.PI;
    const reach = 1 + stray(turn);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  };
}

function outline({ x, y, seed }: GeodePlan, wall: Wall, thick: number): string {
  const swell = tornLine(seed + 5, 1, 0.45, 5);
  const points = range(0, 110, 1).map((step): Point => {
    const [wallX, wallY] = wall(step / 110);
    const reach = Math.hypot(wallX - x, wallY - y);
    const grown = (reach + thick * (1 + swell(step / 110))) / reach;
    return [x + (wallX - x) * grown, y + (wallY - y) * grown];
  });
  return polygon(points);
}

type Crystal = { foot: Point; angle: number; length: number; width: number; mark: Mark };

/** Crystals along the wall, drawn from top to bottom. The longest crystals grow on the floor. */
function crystalsOf(plan: GeodePlan, wall: Wall): string {
  const chance = random(plan.seed + 3);
  const grown = Array.from({ length: plan.crystals }, (_, index): Crystal => {
    const turn = (index + (chance() - 0.5) * 0.7) / plan.crystals;
    const foot = wall(turn);
    const inwards = Math.atan2(plan.y - foot[1], plan.x - foot[0]);
    const onFloor = Math.max(0, Math.sin(turn * 2 * Math.PI));
    const long = 0.35 + onFloor * (0.45 + chance() * 0.9) + chance() * 0.3;
    return {
      foot,
      angle: inwards + (chance() - 0.5) * 0.75,
      length: long * 120 * plan.scale,
      width: (9 + chance() * 10 + onFloor * 6) * plan.scale,
      // A single crystal has the accent colour.
      mark: index === Math.round(plan.crystals * 0.31) ? "accent" : (minerals[index % 11] ?? "interface"),
    };
  });
  return grown
    .sort((one, other) => one.foot[1] - other.foot[1])
    .map(crystal)
    .join("");
}

/** Mostly azurite and quartz, with some malachite and ochre. */
const minerals: readonly Mark[] = [
  "interface",
  "quartz",
  "interface",
  "delivery",
  "interface",
  "quartz",
  "network",
  "interface",
  "platform",
  "interface",
  "quartz",
];

/** A six-sided pointed column with three visible faces, lit from the left. */
function crystal({ foot, angle, length, width, mark }: Crystal): string {
  const [along, aside] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ] as const;
  const at = (up: number, out: number): Point => [
    foot[0] + along[0] * up + aside[0] * out,
    foot[1] + along[1] * up + aside[1] * out,
  ];
  const low = -14;
  const tip = at(length, 0);
  const shoulders = [
    at(length - width * 1.1, -width),
    at(length - width * 0.75, -width * 0.3),
    at(length - width * 0.85, width * 0.45),
    at(length - width * 1.2, width),
  ] as const;
  const feet = [at(low, -width), at(low, -width * 0.3), at(low, width * 0.45), at(low, width)] as const;
  const [edge, , , farEdge] = shoulders;
  // The side that faces up is the light one.
  const [light, dark] = aside[0] > 0 ? ([0, 2] as const) : ([2, 0] as const);
  const side = (index: 0 | 1 | 2) =>
    polygon([feet[index], shoulders[index], shoulders[index + 1] ?? tip, feet[index + 1] ?? tip]);
  return (
    path(mark, polygon([feet[0], edge, tip, farEdge, feet[3]])) +
    path("shine", side(light) + polygon([shoulders[1], tip, shoulders[2]])) +
    path("face-dark", side(dark) + polygon([shoulders[dark], tip, shoulders[dark + 1] ?? tip])) +
    path(["hollow", "outline"], polygon([feet[0], edge, tip, farEdge, feet[3]]))
  );
}

export const pictures = variants("geode", geode, {
  phone: {
    width: 460,
    height: 250,
    x: 236,
    y: 138,
    radiusX: 186,
    radiusY: 92,
    crystals: 50,
    scale: 0.62,
    seed: 29,
    budget: 5_500,
  },
  wide: {
    width: 860,
    height: 440,
    x: 440,
    y: 218,
    radiusX: 330,
    radiusY: 136,
    crystals: 66,
    scale: 0.95,
    seed: 53,
    budget: 7_000,
  },
});
