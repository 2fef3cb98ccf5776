import type { Line } from "../../engine/hatch.ts";
import { clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

export type AppsPitPlan = {
  width: number;
  /** Pixels of additional ground on each side. */
  beyond?: number;
  /** The x of the step down to the bench, of the step down to the floor, and of the far wall. */
  walls: { bench: number; floor: number; far: number };
  /** Draws the objects on the surface, the bench and the floor. Only `surface` is passed: the other two are level. */
  things: (surface: Line) => string;
};

/**
 * The drawing's height, and the y of the surface (on average), of the bench, which is in the platform layer, and of the
 * floor, which is in bedrock. The page measures positions from the bottom, because it aligns the picture to the bottom.
 */
export const appsPit = { height: 592, surface: 90, bench: 290, floor: 474 } as const;

/** An open pit with a bench halfway down. The surface, the bench and the floor each hold the objects of one app. */
export function drawAppsPit(plan: AppsPitPlan): string {
  const { width, beyond = 0, things } = plan;
  const rock = section({
    seed: 64,
    from: -beyond - 20,
    to: width + beyond + 20,
    top: appsPit.surface,
    layers: { interface: 96, delivery: 88, platform: 98, network: 88, bedrock: 180 },
    amplitude: 5,
    wavelength: 340,
    scale: 1.15,
  });
  const { surface } = rock;
  const cut = excavation(plan);
  const [left, right] = [-beyond - 30, width + beyond + 30];
  const sky: Point[] = [[left, 0], [plan.walls.bench, 0], ...cut, [plan.walls.far + farBench, 0], [right, 0]];
  const solid = polygon([...sky, [right, appsPit.height], [left, appsPit.height]]);
  return picture({
    width: width + 2 * beyond,
    height: appsPit.height,
    left: -beyond,
    body:
      clipped("ground", solid, rock.body) +
      path(["edge", "hollow"], polyline(withinGround(cut, surface))) +
      things(surface),
  });
}

/** Width of the bench at the far wall. */
const farBench = 150;

/** The outline of the pit from its upper left corner down to the floor and up to its upper right corner. */
function excavation({ walls }: AppsPitPlan): Point[] {
  const { surface, bench, floor } = appsPit;
  const far = walls.far + farBench;
  return [
    ...wall(walls.bench, surface - 12, bench),
    ...ledge(walls.bench, walls.floor, bench),
    ...wall(walls.floor, bench, floor),
    ...ledge(walls.floor, walls.far, floor),
    ...wall(walls.far, bench, floor).reverse(),
    ...ledge(walls.far, far, bench),
    ...wall(far, surface - 12, bench).reverse(),
  ];
}

function wall(x: number, top: number, bottom: number): Point[] {
  const rough = noise(Math.round(x), 44);
  return range(top, bottom - 8, 11).map((y) => {
    const foot = Math.max(0, y - bottom + 34) / 34;
    return [x + rough(y) * 5 + foot ** 2 * 9, y];
  });
}

function ledge(from: number, to: number, y: number): Point[] {
  const rough = noise(Math.round(from + y), 60);
  return range(from + 16, to - 6, 14).map((x) => [x, y + rough(x) * 2]);
}

/** Moves points above the surface onto it: the pit's outline begins above the ground but must not show there. */
function withinGround(cut: readonly Point[], surface: Line): Point[] {
  return cut.map(([x, y]) => [x, Math.max(y, surface(x))]);
}
