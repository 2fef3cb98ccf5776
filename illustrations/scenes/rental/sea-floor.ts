import { clipped, path } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { section } from "../../objects/rock/section.ts";

const width = 2560;
const height = 124;

/** The sea floor in cross-section, torn along the bottom: 2560 by 124 pixels. */
function seaFloor(): string {
  const { body } = section({
    seed: 57,
    to: width + 20,
    top: 26,
    layers: { platform: 28, network: 24, bedrock: 60 },
    amplitude: 3.5,
    wavelength: 260,
    scale: 0.8,
  });
  const water = path("overhang", `M0 0H${width}V40H0z`) + path("seam", `M0 .7H${width}`);
  const tear = tornLine(23, width, 9, 24);
  const torn = range(0, width + 1, 16).map((x): Point => [x, height - 16 + tear(x)]);
  const kept = polygon([...torn, [width, 0], [0, 0]]);
  return picture({
    width,
    height,
    body: clipped("kept", kept, water + body) + path(["edge", "hollow"], polyline(torn)),
  });
}

export const pictures: readonly Picture[] = [{ name: "sea-floor", draw: seaFloor, budget: 9_000 }];
