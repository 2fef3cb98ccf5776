import { at, clipped, ellipse, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { section } from "../../objects/rock/section.ts";
import { padlock } from "./core-lock.ts";
import { lantern } from "./lantern.ts";

const [ground, depth] = [1900, 1800];

/** A padlock at the edge of the ground, a post with its key hanging on it, and a lit lantern. */
function coreLockStill(width: number, height: number): string {
  const post =
    ellipse("overhang", 18, 6, 74, 13) +
    at(-82, -312, lantern(92), 1.7) +
    object("key-post") +
    at(122, -308, at(0, 0, object("key"), 0.92, 4) + object("key-tag"));
  return picture({
    width,
    height,
    body: ledge(416, 48) + at(440, 396, post) + at(24, 0, padlock()) + at(668, 398, object("stones")),
  });
}

export const pictures: readonly Picture[] = [
  { name: "core-lock-still", draw: () => coreLockStill(ground, depth), budget: 7_500 },
  { name: "core-lock-tile", draw: () => coreLockStill(860, 516), budget: 7_500 },
];

/** Ground that ends on the left: its top, which extends `deep` pixels to the back, and its cut face. */
function ledge(front: number, deep: number): string {
  const rock = section({
    seed: 71,
    from: -10,
    to: ground + 10,
    top: front,
    layers: { interface: 40, delivery: 34, platform: 70, network: 56, bedrock: 440 },
    amplitude: 4,
    wavelength: 240,
    scale: 1.2,
  });
  const { surface } = rock;
  const left = 16;
  const rough = tornLine(8, depth, 9, 11);
  const cut: Point[] = [
    [left, surface(left)],
    ...range(front + 10, depth + 11, 10).map((y): Point => [left + rough(y), y]),
  ];
  const stray = noise(33, 90);
  const back = range(-ground - 28, -left - 33, 14).map((x): Point => [-x, front - deep + stray(-x) * 3]);
  const top = polygon([...range(left, ground + 29, 14).map((x): Point => [x, surface(x)]), ...back]);
  const solid = polygon([...cut, [ground, depth], [ground, front - deep], [left, front - deep]]);
  return (
    path("interface", top) +
    path(["shine", "edge"], top) +
    clipped("ledge", solid, rock.body + path("bedrock", `M0 ${front + 610}H${ground}V${depth}H0z`)) +
    path(["edge", "hollow"], polyline(cut))
  );
}
