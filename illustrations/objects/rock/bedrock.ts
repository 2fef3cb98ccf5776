import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import type { Point } from "../../engine/pen.ts";
import { polygon } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";

/** The torn edge between the page and the bedrock below. The picture is transparent above the edge. */
export function bedrockEdge(): string {
  const swell = noise(21, 210);
  const tear = noise(25, 34, 2);
  // The outline continues beyond the picture, so that only its torn upper edge is visible.
  const edge = range(-12, 1453, 12).map((x): Point => [x, 46 + swell(x) * 24 + tear(x) * 5]);
  const body = path(["bedrock", "edge"], polygon([[-12, 96], ...edge, [1452, 96]], 1));
  return picture({ width: 1440, height: 90, body, stretches: true });
}

/** Granite hatching for the ground behind the footer. No cross is cut off at the picture's upper edge. */
export function bedrockHatch(): string {
  const body = hatch("bedrock", {
    top: () => -2,
    bottom: () => 430,
    from: 0,
    to: 1440,
    seed: 21,
    scale: 1.25,
  });
  return picture({ width: 1440, height: 420, body });
}
