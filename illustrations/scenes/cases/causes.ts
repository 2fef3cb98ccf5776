import { circle, path } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { strata } from "../../engine/strata.ts";
import { core, lying } from "../../objects/core/core.ts";

/**
 * For each layer, a piece of drill core for the case studies whose problem had its cause in that layer: 380 by 124
 * pixels. The core lies on its side and shows the layer between its neighbours.
 */
export const pictures: readonly Picture[] = strata.map((stratum, index) => ({
  name: `case-cause-${stratum}`,
  draw: () => piece(index),
  budget: 4_500,
}));

function piece(index: number): string {
  const near = strata.slice(Math.max(index - 1, 0), index + 2);
  const longest = 338 - (near.length - 1) * 92;
  const segments = near.map((stratum) => [stratum, stratum === strata[index] ? longest : 92] as const);
  const left = 14;
  const middle = left + (index === 0 ? 0 : 92) + longest / 2;
  const body = core({
    id: "piece",
    x: 0,
    y: 0,
    radius: 46,
    tilt: 0.24,
    segments,
    seed: 21 + index,
    scale: 0.85,
    torn: true,
  });
  return picture({
    width: 380,
    height: 124,
    body: lying(left, 75, body) + path("leader", `M${middle} 4v44`) + circle("leader-end", middle, 48, 4),
  });
}
