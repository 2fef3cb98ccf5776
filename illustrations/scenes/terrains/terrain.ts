import { picture } from "../../engine/picture.ts";
import { boards, type Relief } from "./boards.ts";
import { groundBelow, seen } from "./terrain-base.ts";

type TerrainPlan = Relief & { seed: number };

/** A block of terrain, built from boards, on three layers of ground: 560 by 520 pixels. */
export function terrain({ seed, ...relief }: TerrainPlan): string {
  return picture({ width: 560, height: 520, body: groundBelow(seed) + boards(relief, { seen }) });
}
