import { path, rectangle } from "../../engine/marks.ts";
import { core } from "./core.ts";

/** Pieces of a core in a box with three rows: 450 by 210 pixels, its base at y = 0. */
export function coreTrayBox(): string {
  const rows = [
    ["interface", "delivery"],
    ["platform", "network"],
    ["network", "bedrock"],
  ] as const;
  const pieces = rows.map(([left, right], row) => {
    const id = `row${row}`;
    const piece = core({
      id,
      x: 0,
      y: 0,
      radius: 27,
      tilt: 0.2,
      segments: [
        [left, 190 - row * 34],
        [right, 210 + row * 34],
      ],
      seed: 31 + row,
      scale: 0.6,
    });
    return (
      `<defs>${piece.definitions}</defs>` +
      `<g transform="translate(24 ${-172 + row * 64}) matrix(0 1 1 0 0 0)">${piece.body}</g>`
    );
  });
  return (
    rectangle("object", 0, -208, 450, 208, 4) +
    path("line", "M10-138h430M10-74h430") +
    pieces.join("") +
    rectangle(["green", "outline"], 190, -22, 70, 14, 3)
  );
}
