import { at, clipped, path } from "../../engine/marks.ts";
import { radians } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { chamberOutline } from "../../objects/rock/chamber.ts";
import { section } from "../../objects/rock/section.ts";
import { fossilKey, shell } from "./fossil-key.ts";

type LimestoneKeyPlan = {
  width: number;
  height: number;
  seed: number;
  /** Mean y of the surface, and the thicknesses of the sand and of the limestone below it. */
  top: number;
  sand: number;
  limestone: number;
  scale: number;
  /** Centre and radius of the key's bow, and the angle of the key in degrees, clockwise. */
  key: { x: number; y: number; radius: number; lean: number };
  shells: readonly (readonly [x: number, y: number, size: number])[];
  /** The niche with the tools: the x of its left end and the y of its floor. */
  tools?: Point;
};

/** The basic sign-in page: a close-up of limestone with a key embedded in it. The bow of the key is a shell. */
function limestoneKey(plan: LimestoneKeyPlan): string {
  const { width, height, seed, top, sand, limestone, scale, key, shells, tools } = plan;
  const ground = section({
    seed,
    from: -10,
    to: width + 10,
    top,
    layers: { interface: sand, platform: limestone, bedrock: height - top - sand - limestone + 60 },
    amplitude: 9,
    wavelength: 420,
    scale,
  });
  return picture({
    width,
    height,
    body:
      ground.body +
      shells.map(([x, y, size], index) => at(x, y, shell(36 * size), 1, index * 70)).join("") +
      at(key.x, key.y, keyInHollow(plan), 1, key.lean) +
      (tools ? niche(tools, seed) : ""),
  });
}

/** The niche with the tools that the diggers left behind. */
function niche([x, floor]: Point, seed: number): string {
  return (
    dugOut("niche", chamberOutline({ x, y: floor - 122, width: 344, height: 126 }, seed), 0, 14) +
    at(x + 22, floor - 8, object("brush"), 0.85) +
    at(x + 160, floor - 51, object("rock-hammer"), 0.85)
  );
}

/** The ragged outline of the hollow round a key: wide at the bow, narrower at the teeth. */
function cleared(radius: number, seed: number): string {
  const stray = tornLine(seed + 5, 360, 0.07, 20);
  const at = (turn: number): Point => {
    const bow = turn < 270;
    const reach = radius * ((bow ? 1.42 : 1.08) + stray(turn));
    const [x, y] = bow ? [0, 0] : [radius * 3.75, radius * 0.2];
    return [x + Math.cos(radians(turn)) * reach, y + Math.sin(radians(turn)) * reach];
  };
  const side = ([fromX, fromY]: Point, [toX, toY]: Point) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const share = (index + 1) / 10;
      return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + stray(share * 360) * radius];
    });
  const round = (from: number) => Array.from({ length: 36 }, (_, step) => at(from + step * 5));
  return polygon([...round(90), ...side(at(265), at(270)), ...round(270), ...side(at(445), at(90))]);
}

/** The key in its hollow; light comes from the upper left. */
function keyInHollow({ key: { radius }, seed }: LimestoneKeyPlan): string {
  const fossil = fossilKey(radius, seed);
  return (
    dugOut("hollow", cleared(radius, seed), radius * 0.09, radius * 0.13) +
    at(radius * 0.1, radius * 0.14, shadowOf(fossil)) +
    fossil
  );
}

/** A hollow in the rock face; `aside` and `down` are the widths of the shadow along its left and upper edges. */
function dugOut(id: string, outline: string, aside: number, down: number): string {
  const floor = path("platform", outline) + path("shine", outline);
  return (
    path(["platform", "fossil"], outline, 2) +
    path("overhang", outline) +
    clipped(id, outline, at(aside, down, floor))
  );
}

/** The shapes of a drawing in the colour of the shadow, without outlines. */
function shadowOf(drawing: string): string {
  return [...drawing.matchAll(/<path class="platform" d="([^"]+)"/g)]
    .map(([, data = ""]) => path("overhang", data))
    .join("");
}

const wide: LimestoneKeyPlan = {
  width: 2560,
  height: 860,
  seed: 27,
  top: 46,
  sand: 46,
  limestone: 670,
  scale: 2,
  key: { x: 1400, y: 330, radius: 120, lean: 29 },
  shells: [
    [1820, 250, 1.3],
    [2140, 520, 1.6],
    [420, 420, 1.5],
    [220, 640, 1],
  ],
  tools: [1176, 702],
};

export const pictures = variants("limestone-key", limestoneKey, {
  /** The key is below the form. */
  small: {
    width: 991,
    height: 1060,
    seed: 28,
    top: 22,
    sand: 30,
    limestone: 900,
    scale: 1.4,
    key: { x: 400, y: 808, radius: 58, lean: 14 },
    shells: [
      [210, 850, 0.8],
      [760, 780, 0.9],
    ],
    budget: 8_000,
  },
  /** The key is smaller and to the right of the form. */
  medium: {
    ...wide,
    width: 1240,
    key: { x: 724, y: 296, radius: 86, lean: 29 },
    shells: [[1030, 210, 1.1]],
    tools: [612, 702],
    budget: 8_000,
  },
  wide: { ...wide, budget: 8_000 },
});
