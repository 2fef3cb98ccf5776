import { hatch } from "../../engine/hatch.ts";
import { at, circle, clipped, path, rectangle } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import { rod } from "../../objects/digging/borehole.ts";

type MagmaPlan = {
  width: number;
  height: number;
  /** Mean y of the torn upper edge of the rock. */
  rock: number;
  cave: { x: number; y: number; radiusX: number; radiusY: number };
  /** How far the lake's surface is below the middle of the cave. */
  lake: number;
  /** Scale of the rod and its bit. */
  scale: number;
};

/** A cave with a lake of magma below bedrock. The drill has broken into the cave. */
function magma(plan: MagmaPlan): string {
  const { width, height, rock, cave, scale } = plan;
  const swell = noise(404, 260);
  const tear = noise(405, 36, 2);
  const roof = (x: number) => rock + swell(x) * 16 + tear(x) * 5;
  const torn = range(0, width + 12, 12).map((x): Point => [x, roof(x)]);
  const hole = polygon(caveWall(plan));
  const crosses = hatch("bedrock", {
    top: roof,
    bottom: () => height,
    from: 0,
    to: width,
    seed: 44,
    scale: 1.4,
  });
  return picture({
    width,
    height,
    body:
      `<radialGradient id="glow" cx=".5" cy=".78" r=".6"><stop stop-color="#f4911b" stop-opacity=".6"/>` +
      `<stop offset="1" stop-color="#d13306" stop-opacity="0"/></radialGradient>` +
      path("bedrock", polygon([...torn, [width, height], [0, height]])) +
      path(["edge", "hollow"], polyline(torn)) +
      crosses +
      veins(plan) +
      path("hole", hole) +
      `<path fill="url(#glow)" d="${hole}"/>` +
      clipped("cave", hole, lake(plan)) +
      path(["magma-vein", "hollow"], hole, 3) +
      hangingRod(cave.x, cave.y + cave.radiusY * 0.1, scale),
  });
}

function caveWall({ cave }: MagmaPlan): Point[] {
  const rough = noise(7, 0.9, 2);
  return Array.from({ length: 150 }, (_, step): Point => {
    const turn = (step / 150) * 2 * Math.PI;
    // Sampling the noise by cosine and sine makes it periodic in `turn`, so that the outline closes.
    const bulge = 1 + rough(3 + Math.cos(turn) * 1.7) * 0.09 + rough(9 + Math.sin(turn) * 1.7) * 0.09;
    return [cave.x + Math.cos(turn) * cave.radiusX * bulge, cave.y + Math.sin(turn) * cave.radiusY * bulge];
  });
}

/** The lake: three wavy bands of magma, the middle one darker, with rising bubbles. */
function lake({ cave, lake }: MagmaPlan): string {
  const left = cave.x - cave.radiusX * 1.3;
  const right = cave.x + cave.radiusX * 1.3;
  const chance = random(12);
  const bands = (["magma", "magma-deep", "magma"] as const).map((mark, index) => {
    const wave = noise(50 + index, 70, 2);
    const level = cave.y + lake + index * cave.radiusY * 0.2;
    const surface = range(left, right + 1e-9, 8).map((x): Point => [x, level + wave(x) * 5]);
    return (
      path(mark, polygon([...surface, [right, 4_000], [left, 4_000]])) +
      path("magma-crest", polyline(surface))
    );
  });
  const bubbles = Array.from({ length: 9 }, () =>
    circle(
      "magma-light",
      cave.x + (chance() - 0.5) * cave.radiusX * 1.5,
      cave.y + lake + (chance() - 0.3) * cave.radiusY * 0.5,
      2 + chance() * 5,
    ),
  );
  return bands.join("") + bubbles.join("");
}

/** Pointed cracks that run from the cave into the rock. */
function veins({ cave, height }: MagmaPlan): string {
  const chance = random(90);
  return [-2.85, -0.7, 0.05, 0.6, 2.45, 2.9]
    .map((start) => {
      let [x, y] = [
        cave.x + Math.cos(start) * cave.radiusX * 0.9,
        cave.y + Math.sin(start) * cave.radiusY * 0.9,
      ];
      const thick = cave.radiusX * (0.02 + chance() * 0.02);
      const [left, right]: [Point[], Point[]] = [[], []];
      const parts = 5 + Math.floor(chance() * 5);
      for (let part = 0; part <= parts; part++) {
        const half = (thick / 2) * (1 - part / parts) * (0.7 + chance() * 0.6);
        const [aside, up] = [Math.sin(start) * half, Math.cos(start) * half];
        left.push([x + aside, y - up]);
        right.unshift([x - aside, y + up]);
        const turn = start * 0.85 + (chance() - 0.5) * 1.5;
        const step = cave.radiusX * (0.07 + chance() * 0.1);
        x += Math.cos(turn) * step;
        y = Math.min(y + Math.sin(turn) * step * 0.6, height - 20);
      }
      return path("magma", polygon([...left, ...right]));
    })
    .join("");
}

/** The drill rod, hanging into the cave from above the picture. */
function hangingRod(x: number, end: number, scale: number): string {
  const shaft = `M${x}-4V${Math.round(end - 30 * scale)}`;
  const couplings = [0.3, 0.62].map((part) =>
    rectangle("object", x - 9 * scale, end * part, 18 * scale, 20 * scale, 3),
  );
  return rod(shaft, 12 * scale, 8 * scale) + couplings.join("") + at(x, end, object("drill-bit"), scale);
}

export const pictures = variants("magma", magma, {
  phone: {
    width: 700,
    height: 340,
    rock: 70,
    cave: { x: 350, y: 200, radiusX: 150, radiusY: 96 },
    lake: 34,
    scale: 0.7,
    budget: 4_000,
  },
  // The page crops this picture on both sides.
  wide: {
    width: 2560,
    height: 860,
    rock: 450,
    cave: { x: 1610, y: 640, radiusX: 310, radiusY: 150 },
    lake: 56,
    scale: 1,
    budget: 6_000,
  },
});
