import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { at, circle, clipped, path, rectangle } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { timber } from "../../objects/digging/timber.ts";
import { keyholeOutline } from "../../objects/keyhole.ts";
import { section } from "../../objects/rock/section.ts";
import { lantern } from "./lantern.ts";

type AditPlan = {
  width: number;
  height: number;
  seed: number;
  /** The y of the hill's surface, and the x of its right end. */
  top: number;
  end: number;
  /** The x of the door's middle, the y of its floor, and its scale. At scale 1, the opening is 300 by 440 pixels. */
  door: { x: number; floor: number; size: number };
  /** Scale of the hatching. */
  scale: number;
  /** How far, in pixels, the lower edge strays from a straight line. Set only if the picture ends above the form. */
  torn?: number;
};

/** The illustrated sign-in page: a slate hill with an entrance and a lit lantern. */
function adit(plan: AditPlan): string {
  const { width, height, seed, top, door, scale } = plan;
  const hill = section({
    seed,
    from: -10,
    to: width + 10,
    top,
    layers: { interface: 44 * Math.sqrt(scale / 2), network: height - top + 20 },
    amplitude: 16,
    wavelength: 340,
    scale,
  });
  const entrance =
    at(-400, 0, object("ore-cart")) +
    at(-500, -330, object("ammonite"), 1.5) +
    portal(seed) +
    object("adit-track");
  const [face, lower] = [facePoints(plan), lowerEdge(plan)];
  const edge = plan.torn ? lower : face.filter(([, y]) => y > top + 8);
  return picture({
    width,
    height,
    body:
      // Clips the drawing to the hill, because the page itself is the sky to the right.
      clipped(
        "hill",
        polygon([[-20, -20], ...face, ...lower]),
        hill.body + floor(plan) + at(door.x, door.floor, entrance, door.size),
      ) + path(["edge", "hollow"], polyline(edge)),
  });
}

function facePoints({ height, seed, end }: AditPlan): Point[] {
  const stray = tornLine(seed + 3, height, 16, 11);
  return range(0, height + 21, 10).map((y) => [end + stray(y), y]);
}

/** The lower edge of the hill, from right to left. */
function lowerEdge({ width, height, seed, torn }: AditPlan): Point[] {
  if (!torn) return [[-20, height + 20]];
  const stray = tornLine(seed + 4, width, torn, 24);
  return range(-width - 20, 21, 8).map((x) => [-x, height - 2 * torn + stray(-x)]);
}

/** The ground in front of the door. */
function floor({ width, height, seed, door, scale }: AditPlan): string {
  const [from, to, bottom] = [-20, width + 20, height + 20];
  return (
    path(["bedrock", "edge"], `M${from} ${door.floor}H${to}V${bottom}H${from}z`) +
    hatch("bedrock", { top: () => door.floor + 8, bottom: () => bottom, from, to, seed, scale: scale * 0.7 })
  );
}

/** The entrance; the middle of its threshold is the origin. */
function portal(seed: number): string {
  return (
    path("niche", "M-150-450h300V0h-300z") +
    clipped("tunnel", "M-150-450h300V4h-300z", tunnel(seed)) +
    frame(seed + 1, seed + 2, seed + 3) +
    rectangle("object", -42, -492, 84, 36, 4) +
    words("mono", "ink", -15, -466, 24, "L2") +
    at(-110, -448, lantern(), 1.1) +
    at(163, -320, object("rock-hammer"), 0.66, 76) +
    circle("ink", 152, -295, 3.5) +
    circle("ink", 174, -295, 3.5)
  );
}

/** Nested frames, each smaller and darker than the last, with light through a keyhole at the far end. */
function tunnel(seed: number): string {
  const sizes = [0.31, 0.45, 0.66];
  const end = -200;
  const frames = sizes.map((size, index) => {
    const inner = frame(seed + 5 + index, seed + 8 + index, seed + 11 + index);
    return at(0, end * (1 - size), inner, size) + path("overhang", "M-150-450h300V0h-300z");
  });
  return (
    path("network", "M-186 4V0L-28-170h56L186 0v4z") +
    frames.join("") +
    at(0, -214, path("lamp-glass", keyholeOutline), 0.42)
  );
}

/** Two posts and a lintel. The arguments are the seeds for their wood grain. */
function frame(left: number, right: number, lintel: number): string {
  return (
    timber(-186, -452, 46, 452, left) +
    timber(140, -452, 46, 452, right) +
    timber(-226, -500, 452, 52, lintel)
  );
}

export const pictures = variants("adit", adit, {
  /** The picture above the form. */
  small: {
    width: 991,
    height: 232,
    seed: 46,
    top: 20,
    end: 1100,
    door: { x: 786, floor: 206, size: 0.34 },
    scale: 0.8,
    torn: 4,
    budget: 5_500,
  },
  wide: {
    width: 1480,
    height: 900,
    seed: 44,
    top: 170,
    end: 1440,
    door: { x: 1120, floor: 800, size: 1 },
    scale: 2.1,
    budget: 5_500,
  },
});
