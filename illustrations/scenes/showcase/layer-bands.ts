import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { type Stratum, strata } from "../../engine/strata.ts";

type Size = { width: number; height: number };

const narrow: Size = { width: 720, height: 200 };
const wide: Size = { width: 1200, height: 420 };

/** A sample of each layer, 720 by 200 pixels, and of bedrock at 1200 by 420. Each can be cropped to any shape. */
export const layerBands: readonly Picture[] = [
  ...strata.map((stratum, index) => ({
    name: `layer-${stratum}`,
    draw: () => layerBand(stratum, 101 + index, narrow),
    budget: 4_000,
  })),
  { name: "layer-bedrock-wide", draw: () => layerBand("bedrock", 112, wide), budget: 4_000 },
];

function layerBand(stratum: Stratum, seed: number, { width, height }: Size): string {
  const slope = (x: number) => Math.sin(x / 120) * 5 + x * 0.02;
  const signs = hatch(stratum, {
    top: (x) => slope(x) - 24,
    bottom: (x) => height + slope(x) + 14,
    from: -12,
    to: width + 12,
    seed,
    scale: 1.15,
  });
  return picture({ width, height, body: path(stratum, `M0 0H${width}V${height}H0z`) + signs });
}
