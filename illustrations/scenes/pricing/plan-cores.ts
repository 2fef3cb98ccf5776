import { path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { layersOf } from "../../engine/strata.ts";
import { core } from "../../objects/core/core.ts";
import type { CoreShape } from "../../objects/core/core-shape.ts";

const cores = {
  starter: { segments: { interface: 88, delivery: 66 } },
  premium: { segments: { interface: 80, delivery: 62, platform: 84, network: 64 } },
  enterprise: {
    segments: { interface: 80, delivery: 62, platform: 84, network: 64, bedrock: 96 },
    torn: true,
  },
} satisfies Record<string, PlanCore>;

type PlanCore = Pick<CoreShape, "segments" | "torn">;

/** The y of the lower end of the longest core. Shorter cores continue down to this y as a dotted outline. */
const deepest = 398;

/** One core for each pricing plan. Its length shows how many layers the plan covers. */
export const pictures: readonly Picture[] = Object.entries(cores).map(([name, plan]) => ({
  name: `plan-core-${name}`,
  draw: () => planCore(plan),
  budget: 4_000,
}));

function planCore(plan: PlanCore): string {
  const tall = layersOf(plan.segments).reduce((sum, [, height]) => sum + height, 0);
  const sample = core({ id: "core", x: 50, y: 12, radius: 47, tilt: 0.2, seed: 12, scale: 0.85, ...plan });
  return picture({
    width: 100,
    height: deepest + 20,
    body: sample + (tall + 12 < deepest ? undrilled(tall + 12) : ""),
  });
}

function undrilled(from: number): string {
  const walls = pen();
  for (const x of [3, 97]) walls.move(x, from + 8).line(x, deepest);
  return path("left-out", `${walls.data()}M3 ${deepest}a47 9.4 0 0 0 94 0`);
}
