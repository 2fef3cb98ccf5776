import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { core } from "../../objects/core/core.ts";

type HomeCorePlan = {
  /** Axis and top of the core in the picture. */
  x: number;
  y: number;
  radius: number;
  /** Whether things in niches are drawn on the cut face, which a small core has no space for. */
  rooms?: boolean;
};

/** The core of the home page: drilled through all five layers, broken in two, cut open at the top. */
export function homeCore({ x, y, radius, rooms = false }: HomeCorePlan): string {
  const size = radius / 100;
  const scale = Math.max(size, 0.72);
  const lower = core({
    id: "lower",
    x: x + 3 * size,
    y: y + 312 * size,
    radius,
    segments: { network: 78 * size, bedrock: 88 * size },
    seed: 8,
    scale,
    torn: true,
  });
  const upper = core({
    id: "upper",
    x,
    y,
    radius,
    segments: { interface: 104 * size, delivery: 84 * size, platform: 104 * size },
    seed: 8,
    scale,
    cut: {
      left: -24,
      right: 62,
      from: 44 * size,
      to: 262 * size,
      ...(rooms && { onRightFace: at(radius * 0.3, y, object("core-rooms"), size) }),
    },
  });
  return lower + upper;
}
