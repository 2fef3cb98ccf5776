import type { Line } from "../../engine/hatch.ts";
import { at, circle, clipped, path } from "../../engine/marks.ts";
import { radians, range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, pen, polygon, polyline, shortest } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { type Section, section } from "../../objects/rock/section.ts";
import { type Trees, trees } from "../../objects/tree.ts";

type EchoGroundPlan = {
  width: number;
  height: number;
  surface: number;
  seed: number;
  /** The x of the weight that is dropped on the ground. */
  source: number;
  /** The x of each geophone, and the index of the bed whose echo it receives. */
  geophones: readonly (readonly [x: number, bed: number])[];
  trees: Trees;
  scale?: number;
};

/** A seismic survey: a weight is dropped on the surface, and the layers below return echoes. */
function echoGround(plan: EchoGroundPlan): string {
  const { width, height, surface, seed, source, geophones, scale = 1 } = plan;
  const deep = height - surface + 60;
  const ground = section({
    seed,
    to: width + 20,
    top: surface,
    layers: { interface: deep * 0.23, delivery: deep * 0.21, platform: deep * 0.23, network: deep * 0.4 },
    amplitude: 9 * scale,
    wavelength: 420 * scale,
    scale,
  });
  const foot: Point = [source, ground.surface(source)];
  const tear = tornLine(seed, width, 9, 40);
  const torn = range(0, width + 12, 12).map((x): Point => [x, height - 16 + tear(x)]);
  const solid = polygon([[0, 0], ...torn, [width, 0]]);
  return picture({
    width,
    height,
    body:
      trees(plan.trees, ground.surface) +
      clipped("ground", solid, ground.body + fronts(foot, ground, height, scale)) +
      path(["hollow", "edge"], polyline(torn)) +
      rays(foot, geophones, ground) +
      line(geophones, ground.surface, source) +
      geophones.map(([x]) => at(x, ground.surface(x), object("geophone"), scale)).join("") +
      at(foot[0], foot[1], object("hammer"), scale),
  });
}

/** Wavefronts round the source, drawn only below the surface. All of them end above the picture's lower edge. */
function fronts([x, y]: Point, { surface }: Section, height: number, scale: number): string {
  const ink = pen(2);
  for (let reach = 34 * scale; reach < height - y - 30; reach += 34 * scale) {
    let drawing = false;
    for (let turn = 2; turn <= 178; turn += 4) {
      const angle = radians(turn);
      const [ringX, ringY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      const inGround = ringY > surface(ringX) + 3;
      if (inGround && drawing) ink.line(ringX, ringY);
      else if (inGround) ink.move(ringX, ringY);
      drawing = inGround;
    }
  }
  return path("guide", ink.data());
}

/** One ray per geophone: from the source down to a bed, which reflects it at the midpoint, and up to the geophone. */
function rays([x, y]: Point, geophones: EchoGroundPlan["geophones"], { bed, surface }: Section): string {
  const ink = pen(2);
  let bounces = "";
  for (const [end, layer] of geophones) {
    const middle = (x + end) / 2;
    const low = bed(layer, middle);
    ink.through([
      [x, y],
      [middle, low],
      [end, surface(end) + 8],
    ]);
    bounces += circle("leader-end", middle, low, 4);
  }
  return path("leader", ink.data(), 2) + bounces;
}

/** The slightly sagging cable that connects the geophones and the source. */
function line(geophones: EchoGroundPlan["geophones"], surface: Line, source: number): string {
  const all = [...geophones.map(([x]) => x), source].sort((one, other) => one - other);
  let data = "";
  all.forEach((x, index) => {
    const next = all[index + 1];
    if (next === undefined) return;
    const middle = (x + next) / 2;
    data += `M${shortest(x)} ${shortest(surface(x) - 5)}Q${shortest(middle)} ${shortest(surface(middle) + 2)} ${shortest(next)} ${shortest(surface(next) - 5)}`;
  });
  return path("line", data, 1.75);
}

export const pictures = variants("echo-ground", echoGround, {
  narrow: {
    width: 560,
    height: 280,
    surface: 112,
    seed: 37,
    source: 262,
    geophones: [
      [212, 1],
      [314, 1],
      [130, 2],
      [414, 2],
    ],
    trees: [
      [108, 26],
      [448, 30],
      [468, 22],
    ],
    scale: 0.74,
    budget: 4_000,
  },
  tablet: {
    width: 991,
    height: 360,
    surface: 138,
    seed: 37,
    source: 470,
    geophones: [
      [402, 1],
      [536, 1],
      [266, 2],
      [666, 2],
      [830, 3],
    ],
    trees: [
      [150, 36],
      [172, 26],
      [880, 44],
      [904, 30],
    ],
    scale: 0.9,
    budget: 5_000,
  },
  wide: {
    width: 2560,
    height: 470,
    surface: 150,
    seed: 37,
    source: 1500,
    geophones: [
      [1405, 1],
      [1585, 1],
      [1225, 2],
      [1752, 2],
      [970, 3],
      [1950, 3],
    ],
    trees: [
      [110, 44],
      [138, 30],
      [420, 52],
      [446, 36],
      [2040, 56],
      [2070, 38],
      [2230, 46],
      [2420, 52],
      [2448, 36],
    ],
    budget: 9_000,
  },
});
