import { path, rectangle } from "../../engine/marks.ts";
import { core, lying } from "./core.ts";

/** Pieces of a core in a box with three rows: 450 by 210 pixels, its base at y = 0. */
export function coreTrayBox(): string {
  const rows = [
    ["interface", "delivery"],
    ["platform", "network"],
    ["network", "bedrock"],
  ] as const;
  const pieces = rows.map(([left, right], row) => {
    const segments = { [left]: 190 - row * 34, [right]: 210 + row * 34 };
    const id = `row${row}`;
    return lying(
      24,
      -172 + row * 64,
      core({ id, x: 0, y: 0, radius: 27, tilt: 0.2, segments, seed: 31 + row, scale: 0.6 }),
    );
  });
  return (
    rectangle("object", 0, -208, 450, 208, 4) +
    path("line", "M10-138h430M10-74h430") +
    pieces.join("") +
    rectangle(["green", "outline"], 190, -22, 70, 14, 3)
  );
}
