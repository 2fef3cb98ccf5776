import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, polygon, shortest } from "../../engine/pen.ts";
import { layersOf } from "../../engine/strata.ts";

/** The side of the block, the depth of its base below sea level, and the position of its back corner, in pixels. */
const side = 296;
const base = 62;
const back: Point = [280, 148];
const across = 0.866;
const down = 0.5;

/** Projects the point (u, v) of the block's square base, raised by `height` pixels, to a point in the picture. */
export function seen(u: number, v: number, height: number): Point {
  return [back[0] + (u - v) * across * side, back[1] + (u + v) * down * side - height];
}

/** The two sides of the block below sea level, with layers of limestone, shale and granite. */
export function groundBelow(seed: number): string {
  const face = (matrix: readonly number[], [x, y]: Point, offset: number, shade: string) =>
    `<g transform="matrix(${[...matrix, x, y].map(shortest).join(" ")})"><g clip-path="url(#face)">${layers(seed, offset)}</g>${shade}</g>`;
  const [left, front] = [seen(0, 1, 0), seen(1, 1, 0)];
  const frame = `M0 0h${side}v${base}H0z`;
  return (
    `<clipPath id="face"><path d="${frame}"/></clipPath>` +
    face([across, down, 0, 1], left, 0, path(["outline", "hollow"], frame)) +
    face([across, -down, 0, 1], front, side, path("overhang", frame) + path(["outline", "hollow"], frame))
  );
}

/** The layers, each with the depth of its top as a fraction of the depth of the block. */
const beds = layersOf({ platform: 0, network: 0.36, bedrock: 0.7 });

/** One side of the block. `offset` shifts the waves of the beds, so that both sides' beds meet at the corner. */
function layers(seed: number, offset: number): string {
  const lines = beds.map(([, top], index) => {
    const swell = noise(seed + index * 13, 110);
    return (x: number) => (index === 0 ? -4 : top * base + swell(x + offset) * 3.5);
  });
  return beds
    .map(([stratum], index) => {
      const top = lines[index] ?? (() => 0);
      const bottom = lines[index + 1] ?? (() => base + 4);
      const line = range(0, side + 9, 12).map((x): Point => [x, top(x)]);
      const bed = polygon([...line, [side + 8, base + 4], [0, base + 4]]);
      const sign = hatch(stratum, {
        top,
        bottom,
        from: 0,
        to: side,
        seed: seed + offset + index,
        scale: 0.6,
      });
      return path([stratum, "seam"], bed) + sign;
    })
    .join("");
}
