import { path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { section } from "../../objects/rock/section.ts";

const width = 2560;
const height = 124;

/** The sea floor in section, torn at the bottom: 2560 by 124 pixels. */
function seaFloor(): string {
  const { body } = section({
    seed: 57,
    from: -20,
    to: width + 20,
    top: 26,
    layers: [
      ["platform", 28],
      ["network", 24],
      ["bedrock", 60],
    ],
    amplitude: 3.5,
    wavelength: 260,
    scale: 0.8,
  });
  const water = path("overhang", `M0 0H${width}V40H0z`) + path("seam", `M0 .7H${width}`);
  const tear = tornLine(23, width, 9, 24);
  const torn: Point[] = [];
  for (let x = 0; x <= width; x += 16) torn.push([x, height - 16 + tear(x)]);
  const kept = pen(2).through(torn).line(width, 0).line(0, 0).close().data();
  return picture({
    width,
    height,
    definitions: `<clipPath id="kept"><path d="${kept}"/></clipPath>`,
    body: `<g clip-path="url(#kept)">${water}${body}</g>${path(["edge", "hollow"], pen(2).through(torn).data())}`,
  });
}

export const pictures: readonly Picture[] = [{ name: "sea-floor", draw: seaFloor, budget: 9_000 }];
