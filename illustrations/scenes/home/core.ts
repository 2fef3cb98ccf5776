import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { core } from "../../objects/core/core.ts";

type HomeCorePlan = {
  /** The x of the core's axis, and the y of its top. */
  x: number;
  y: number;
  radius: number;
  /** Whether the cut face has niches with objects in them. A small core has no space for niches. */
  rooms?: boolean;
};

/** The core on the home page: drilled through all five layers, broken in two, and cut open in its upper half. */
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
