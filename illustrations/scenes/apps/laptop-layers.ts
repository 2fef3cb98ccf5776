import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";

type Plate = { stratum: Stratum; thickness: number; onTop: string };

/** Length of a plate along its two edges, before it is seen from the side. */
const long = 232;
const deep = 160;
/** From plate to plate. */
const rise = 84;
/** Both edges as the eye sees them: one to the right and down, one to the left and down. */
const seen = { x: 0.84, y: 0.34 } as const;

/** A laptop taken apart, its five layers over one another, on a block of bedrock: 332 pixels wide, 501 high, its foot at y = 0. */
export function laptopLayers(): string {
  const foot = -32 - (long + deep) * seen.y;
  const left = deep * seen.x;
  return (
    at(left, foot, block(3 - foot)) +
    guides(left, foot) +
    plates.map((plate, index) => at(left, foot - index * rise, slab(plate))).join("")
  );
}

/** What was left standing when the pit was dug, from under the lowest plate down to the floor, with which it is one. */
function block(floor: number): string {
  const inset = 14;
  const left = point(inset, deep - inset);
  const front = point(long - inset, deep - inset);
  const right = point(long - inset, inset);
  const flank = ([x, y]: Point, out: number): Point[] => [
    [x, y],
    [x + out * 0.5, y + 34],
    [x + out * 0.2, y + 58],
    [x + out, floor],
  ];
  const [leftFlank, rightFlank] = [flank(left, -10), flank(right, 10).toReversed()];
  const whole = pen()
    .through([front, ...leftFlank, ...rightFlank])
    .close();
  const lit = pen()
    .through([front, ...leftFlank, [front[0], floor]])
    .close();
  const places: Point[] = [
    [-104, -24],
    [-46, -16],
    [34, -22],
    [88, -40],
  ];
  const crosses = places.map(([x, y]) => `M${front[0] + x - 6} ${floor + y}h12m-6-6v12`);
  return (
    path("bedrock", whole.data()) +
    path("face-light", lit.data()) +
    path("hatch-on-rock", crosses.join(""), 1.3) +
    path(["edge", "hollow"], pen().through(leftFlank).through(rightFlank).data())
  );
}

/** A plate with its upper face in perspective; its two near sides are painted as its layer. */
function slab({ stratum, thickness, onTop }: Plate): string {
  const [left, front, right] = [point(0, deep), point(long, deep), point(long, 0)];
  const down = ([x, y]: Point): Point => [x, y + thickness];
  const sides = pen()
    .through([left, down(left), down(front), down(right), right, front])
    .close()
    .through([front, down(front)]);
  return (
    path([stratum, "outline"], sides.data()) +
    `<g transform="matrix(${seen.x} ${seen.y} -${seen.x} ${seen.y} 0 0)">` +
    rectangle("object", 0, 0, long, deep, 2) +
    onTop +
    "</g>"
  );
}

/** Dotted lines through the corners: how it goes together again. */
function guides(left: number, foot: number): string {
  const corners = [point(0, 0), point(long, 0), point(0, deep), point(long, deep)];
  const lines = corners.map(
    ([x, y]) => `M${Math.round(left + x)} ${Math.round(foot + y)}v${-(plates.length - 1) * rise}`,
  );
  return path("guide", lines.join(""));
}

function point(x: number, y: number): Point {
  return [(x - y) * seen.x, (x + y) * seen.y];
}

const plates: readonly Plate[] = [
  { stratum: "bedrock", thickness: 12, onTop: rectangle("tint", 10, 10, long - 20, deep - 20, 8) },
  { stratum: "network", thickness: 10, onTop: batteries() },
  { stratum: "platform", thickness: 8, onTop: board() },
  { stratum: "delivery", thickness: 10, onTop: keyboard() },
  { stratum: "interface", thickness: 10, onTop: screen() },
];

function batteries(): string {
  const cells = [0, 1, 2, 3].map((cell) => rectangle("mid", 14 + cell * 52, 60, 46, 84, 4));
  return cells.join("") + path("line-thin", "M14 40h204") + rectangle("ink", 96, 14, 40, 12, 2);
}

function board(): string {
  return (
    rectangle("green", 10, 10, long - 20, 92, 6) +
    circle("object", 42, 56, 30) +
    circle("tint", 42, 56, 20) +
    circle("object", 190, 56, 30) +
    circle("tint", 190, 56, 20) +
    rectangle("chip", 92, 32, 48, 48, 4) +
    rectangle("green-light", 106, 46, 20, 20, 2) +
    path("line-white", "M82 44h8m-8 12h8m-8 12h8M142 44h8m-8 12h8m-8 12h8") +
    path("line-thin", "M12 120h96m20 0h92M12 138h60m84 0h64")
  );
}

function keyboard(): string {
  const keys: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let key = 0; key < 12; key++) keys.push(rectangle("ink", 14 + key * 17, 14 + row * 17, 13, 13, 2.5));
  }
  return (
    keys.join("") +
    rectangle("ink", 14, 82, 47, 11, 2.5) +
    rectangle("ink", 65, 82, 98, 11, 2.5) +
    rectangle("green", 167, 82, 47, 11, 2.5) +
    rectangle("tint", 74, 102, 84, 48, 4) +
    rectangle(["hollow", "line-thin"], 74, 102, 84, 48, 4)
  );
}

function screen(): string {
  return (
    rectangle("screen", 8, 8, long - 16, deep - 16, 3) +
    path("screen-line", "M24 34h70m-70 18h112m-112 18h52m12 0h40") +
    rectangle("green-light", 24, 92, 60, 8, 3) +
    path("screen-line", "M24 118h90")
  );
}
