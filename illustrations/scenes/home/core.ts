import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { core } from "../../objects/core/core.ts";

type HomeCorePlan = {
  /** Axis and top of the core in the picture. */
  x: number;
  y: number;
  radius: number;
  /** Whether the cut face has rooms, for cores large enough. */
  rooms?: boolean;
};

/** The core of the home page: drilled through all five layers, broken in two, cut open at the top. */
export function homeCore({ x, y, radius, rooms = false }: HomeCorePlan): {
  body: string;
  definitions: string;
} {
  const size = radius / 100;
  const scale = Math.max(size, 0.72);
  const lower = core({
    id: "lower",
    x: x + 3 * size,
    y: y + 312 * size,
    radius,
    segments: [
      ["network", 78 * size],
      ["bedrock", 88 * size],
    ],
    seed: 8,
    scale,
    torn: true,
  });
  const upper = core({
    id: "upper",
    x,
    y,
    radius,
    segments: [
      ["interface", 104 * size],
      ["delivery", 84 * size],
      ["platform", 104 * size],
    ],
    seed: 8,
    scale,
    cut: {
      left: -24,
      right: 62,
      from: 44 * size,
      to: 262 * size,
      ...(rooms && { onRightFace: at(radius * 0.3, y, cutRooms, size) }),
    },
  });
  return { body: lower.body + upper.body, definitions: lower.definitions + upper.definitions };
}

/** A window, a pipe and two racks, in coordinates of the face. */
const cutRooms =
  rectangle("niche", 0, 62, 52, 34, 4) +
  rectangle("object-thin", 6, 67, 40, 24, 2) +
  path("line-thin", "M6 73h40") +
  rectangle("green", 28, 80, 13, 6) +
  rectangle("niche", 0, 128, 52, 34, 4) +
  path("screen-line", "M6 145h40") +
  circle("object-thin", 13, 145, 6) +
  circle("object-thin", 28, 145, 6) +
  circle("green", 42, 145, 5) +
  rectangle("niche", 0, 203, 52, 46, 4) +
  rectangle("object-thin", 6, 208, 17, 36) +
  rectangle("object-thin", 28, 208, 17, 36) +
  path("line-thin", "M8 216h13m-13 8h13m-13 8h13m9-16h13m-13 8h13") +
  circle("green", 37, 235, 3.5);
