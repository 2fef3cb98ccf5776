import { at, path, rectangle } from "../../engine/marks.ts";
import { picture, variants } from "../../engine/picture.ts";
import { cable } from "../../objects/machines/cables.ts";
import { type TornGroundPlan, tornGround } from "../../objects/rock/torn-ground.ts";
import { type Trees, trees } from "../../objects/tree.ts";
import { telegraphPole, telegraphPoleWires } from "./telegraph-pole.ts";

type SupportLinePlan = TornGroundPlan & {
  /** The x of each pole, from left to right, and the height of the poles. */
  poles: { at: readonly number[]; height: number };
  /**
   * `pole` is the index of the pole at which the support desk's wire goes into the ground. `out` is the x of the wire's
   * plug at the bottom of the picture; without `out`, the wire continues to the left.
   */
  ours: { pole: number; out?: number };
  /** How far a wire sags between two poles. */
  sag: number;
  trees: Trees;
};

/** Telegraph poles on the surface. One wire goes through the ground to the desk below the picture. */
function supportLine(plan: SupportLinePlan): string {
  const { width, height, poles, ours } = plan;
  const ground = tornGround(plan);
  const standing = poles.at.map((x) => ({ x, y: Math.round(ground.surface(x)) + 3 }));
  return picture({
    width,
    height,
    body:
      wires(plan, standing) +
      standing.map(({ x, y }) => at(x, y, telegraphPole(poles.height))).join("") +
      ground.body +
      trees(plan.trees, ground.surface) +
      ownLine(plan, standing[ours.pole]),
  });
}

type Foot = { x: number; y: number };

function wires({ poles, sag }: SupportLinePlan, standing: readonly Foot[]): string {
  let data = "";
  standing.forEach((from, index) => {
    const to = standing[index + 1];
    if (!to) return;
    for (const { aside, up } of telegraphPoleWires) {
      const rise = Math.round(poles.height * up) + 5;
      const low = Math.max(from.y, to.y) - rise + sag * 2;
      data += `M${from.x + aside} ${from.y - rise}Q${Math.round((from.x + to.x) / 2) + aside} ${low} ${to.x + aside} ${to.y - rise}`;
    }
  });
  return path("line-thin", data);
}

/** The support desk's wire from its insulator down the pole, through a box and into the ground. */
function ownLine({ poles, ours: { out }, height }: SupportLinePlan, foot: Foot | undefined): string {
  if (!foot) return "";
  const { x, y } = foot;
  const top = y - Math.round(poles.height * 0.81) - 2;
  const run = y + Math.round((height - y) * 0.42);
  const box = y - Math.round(poles.height * 0.44);
  const end = out ?? x - 120;
  const along = (share: number) => Math.round(x + 9 + (end - x - 9) * share);
  const data =
    `M${x + 22} ${top}C${x + 22} ${top + 34} ${x + 9} ${top + 30} ${x + 9} ${top + 60}V${y}` +
    `C${x + 9} ${run} ${along(0.2)} ${run} ${along(0.5)} ${run}` +
    (out ? `S${out} ${run} ${out} ${height - 20}` : "H-10");
  return (
    cable(data, "cable-accent", 5) +
    rectangle("object", x + 16, top - 8, 12, 18, 3) +
    rectangle("object", x - 14, box, 28, 38, 4) +
    rectangle("green", x - 8, box + 7, 16, 10, 2) +
    path("line-thin", `M${x - 7} ${box + 24}h14m-14 6h14`) +
    (out
      ? rectangle("object", out - 10, height - 30, 20, 22, 3) +
        rectangle("object", out - 14, height - 10, 28, 12, 2)
      : "")
  );
}

export const pictures = variants("support-line", supportLine, {
  // The page crops `narrow` and `tablet` on the right, and `wide` on both sides.
  narrow: {
    width: 560,
    height: 210,
    surface: 152,
    seed: 71,
    scale: 0.8,
    poles: { at: [-90, 88, 300, 512], height: 132 },
    ours: { pole: 2 },
    sag: 18,
    trees: [
      [22, 26],
      [180, 22],
      [400, 30],
      [424, 22],
    ],
    budget: 4_000,
  },
  tablet: {
    width: 991,
    height: 280,
    surface: 206,
    seed: 71,
    poles: { at: [-120, 150, 420, 690, 960], height: 176 },
    ours: { pole: 2 },
    sag: 24,
    trees: [
      [40, 36],
      [66, 26],
      [560, 40],
      [830, 34],
      [856, 46],
    ],
    budget: 5_000,
  },
  wide: {
    width: 2560,
    height: 340,
    surface: 250,
    seed: 71,
    poles: { at: [-80, 240, 560, 880, 1200, 1520, 1840, 2160, 2480, 2800], height: 216 },
    ours: { pole: 5, out: 1640 },
    sag: 30,
    trees: [
      [90, 46],
      [120, 32],
      [430, 54],
      [700, 34],
      [724, 46],
      [1020, 40],
      [1046, 30],
      [1380, 48],
      [1700, 38],
      [1986, 54],
      [2014, 38],
      [2330, 46],
    ],
    budget: 9_000,
  },
});
