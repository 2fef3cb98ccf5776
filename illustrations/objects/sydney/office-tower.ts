import { path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";

export type OfficeTowerPlan = {
  width: number;
  height: number;
  roof: "flat" | "slant" | "steps" | "sail" | "taper" | "blades";
  seed: number;
};

/** An office tower, its bottom left corner at the origin. */
export function officeTower(plan: OfficeTowerPlan): string {
  return (
    path("object", outlines[plan.roof](plan.width, plan.height)) + path("line-faint", windows(plan), 1.7)
  );
}

const outlines: Record<OfficeTowerPlan["roof"], (width: number, height: number) => string> = {
  flat: (width, height) => `M0 0v-${height}h${width}V0zM${width * 0.25}-${height}v-6h${width * 0.4}v6`,
  slant: (width, height) => `M0 0v-${height - 18}l${width}-18V0zM${width}-${height}v-16`,
  steps: (width, height) =>
    `M0 0v-${height - 20}h5v-10h5v-10h${width - 20}v10h5v10h5V0zM${width / 2}-${height}v-18`,
  sail: (width, height) => `M0 0v-${height}q${width} 34 ${width} ${height}z`,
  taper: (width, height) =>
    `M0 0q1-${Math.round(height * 0.55)} 6-${height - 8}q6-9 ${width - 14}-8q7 ${Math.round(height * 0.5)} 8 ${height}z`,
  blades: (width, height) =>
    `M0 0v-${height - 16}h${width}V0zM4-${height - 16}v-16h5v16m4 0v-12h5v12m4 0v-16h5v16`,
};

/** The windows as short vertical strokes, about a third of them left out. */
function windows({ width, height, roof, seed }: OfficeTowerPlan): string {
  const chance = random(seed);
  const ink = pen();
  const columns = Math.floor((width - 8) / 7);
  const gap = (width - 12) / Math.max(1, columns - 1);
  for (let column = 0; column < columns; column++) {
    const x = 6 + column * gap;
    for (let y = -roofAt(roof, x, width, height) + 10; y < -10; y += 10) {
      if (chance() < 0.64) ink.move(x, y).line(x, y + 4);
    }
  }
  return ink.data();
}

function roofAt(roof: OfficeTowerPlan["roof"], x: number, width: number, height: number): number {
  if (roof === "slant") return height - 18 + (x / width) * 18;
  if (roof === "sail") return height - 22 - (x / width) ** 2 * height * 0.5;
  if (roof === "taper") return height - 6;
  return height - 20;
}
