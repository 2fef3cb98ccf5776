import { at, clipped, ellipse, path, rectangle } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import type { Point } from "../../engine/pen.ts";
import { polygon, shortest } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { coreShading } from "../../objects/core/core.ts";
import { granite } from "../../objects/core/granite.ts";

type GraniteBorePlan = {
  width: number;
  height: number;
  seed: number;
  /** Mean y of the surface. */
  top: number;
  /** Size of a grain in pixels. */
  grain: number;
  /** The hole: the x of its axis, its depth, and its radius, which the plug shares. */
  bore: { x: number; depth: number; radius: number };
  /** The x of the plug's middle, and the plug's height. */
  plug: { x: number; height: number };
};

/** The reset-password page: granite with a drilled hole, the plug from it, and the spare key hidden inside. */
function graniteBore(plan: GraniteBorePlan): string {
  const { width, height, seed, top, grain, bore } = plan;
  const surface = surfaceOf(plan);
  const line = range(-8, width + 9, 12).map((x): Point => [x, surface(x)]);
  const rock = polygon([[-8, height + 8], ...line, [width + 8, height + 8]]);
  const place = ([x, y]: Point): Point => [x, y + top - 24];
  const grains = granite({ width, height: height - top + 24, grain, seed, place });
  return picture({
    width,
    height,
    body:
      clipped("rock", rock, grains) +
      path(["edge", "hollow"], rock) +
      hole(plan, surface(bore.x)) +
      plugStone(plan),
  });
}

function surfaceOf({ seed, top, bore, plug }: GraniteBorePlan): (x: number) => number {
  const swell = noise(seed, 260, 4);
  const flat = (x: number, middle: number) =>
    Math.min(1, Math.max(0, Math.abs(x - middle) / bore.radius - 1.1));
  // The surface is level at the hole and under the plug.
  return (x) => top + swell(x) * 9 * Math.min(flat(x, bore.x), flat(x, plug.x));
}

/** The granite plug. The grains on its side and its top are as large as those in the ground. */
function plugStone({ seed, top, grain, bore: { radius }, plug: { x, height } }: GraniteBorePlan): string {
  const rim = radius * tilt;
  const roof = top - height;
  const side = `M${x - radius} ${roof}v${height}a${radius} ${rim} 0 0 0 ${2 * radius} 0v${-height}z`;
  const round = granite({
    width: radius * Math.PI,
    height: height + rim,
    grain,
    seed: seed + 1,
    place: ([across, down]) => {
      const angle = across / radius - Math.PI / 2;
      return [x + radius * Math.sin(angle), roof + down + (Math.cos(angle) - 1) * rim * 0.4 + rim * 0.4];
    },
  });
  const over = granite({
    width: 2 * radius,
    height: 2 * radius,
    grain,
    seed: seed + 2,
    place: ([across, down]) => [x - radius + across, roof - rim + down * tilt],
  });
  return (
    coreShading("plug") +
    clipped("plug", side, `${round}<path fill="url(#plug-shade)" d="${side}"/>`) +
    path(["outline", "hollow"], side) +
    `<clipPath id="plug-top"><ellipse cx="${x}" cy="${roof}" rx="${radius}" ry="${rim}"/></clipPath>` +
    `<g clip-path="url(#plug-top)">${over}</g>` +
    ellipse(["shine", "outline"], x, roof, radius, rim)
  );
}

/** The height of a level circle in the picture, as a fraction of its width. */
const tilt = 0.2;

/** The hole in cross-section, with the key on a string that hangs from a board across the top. */
function hole({ bore: { x, depth, radius } }: GraniteBorePlan, surface: number): string {
  const rim = radius * tilt;
  const size = radius / 84;
  const hung = surface + depth * 0.22;
  const wall = `M${x - radius} ${shortest(surface)}v${depth}a${radius} ${rim} 0 0 0 ${2 * radius} 0v${-depth}z`;
  return (
    path(["niche", "outline"], wall) +
    path(
      "overhang",
      `M${x - radius} ${shortest(surface)}v${depth}q${shortest(radius * 0.3)} ${shortest(rim)} ${shortest(radius * 0.55)} ${shortest(rim)}V${shortest(surface)}z`,
    ) +
    ellipse(["bedrock", "outline"], x, surface, radius, rim) +
    path("accent-line", `M${x} ${shortest(surface - 12)}V${shortest(hung)}`) +
    rectangle(["platform", "outline"], x - radius - 22, surface - 20, 2 * radius + 44, 13, 3) +
    at(x, hung - 6 * size, object("key"), size)
  );
}

export const pictures = variants("granite-bore", graniteBore, {
  /** The picture below the form. */
  small: {
    width: 991,
    height: 330,
    seed: 62,
    top: 130,
    grain: 34,
    bore: { x: 420, depth: 112, radius: 42 },
    plug: { x: 560, height: 116 },
    budget: 5_000,
  },
  wide: {
    width: 2560,
    height: 640,
    seed: 61,
    top: 320,
    grain: 52,
    bore: { x: 1500, depth: 262, radius: 84 },
    plug: { x: 1744, height: 262 },
    budget: 9_000,
  },
});
