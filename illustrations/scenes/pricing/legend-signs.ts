import { hatch } from "../../engine/hatch.ts";
import { at, clipped, path } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { type Stratum, strata } from "../../engine/strata.ts";
import { core } from "../../objects/core/core.ts";

const width = 220;
const height = 60;

/** The boxes of a map legend: one for each layer, and one for the whole core. The page joins them into a strip. */
export const pictures: readonly Picture[] = [
  ...strata.map((stratum, index) => ({
    name: `legend-${stratum}`,
    draw: () => layerSign(stratum, 81 + index),
    budget: 1_600,
  })),
  { name: "legend-core", draw: coreSign, budget: 3_000 },
];

function layerSign(stratum: Stratum, seed: number): string {
  const box = `M0 0h${width}v${height}H0z`;
  const sign = hatch(stratum, {
    top: (x) => x * 0.06 - 6,
    bottom: (x) => height + x * 0.06 + 2,
    from: 0,
    to: width,
    seed,
  });
  return picture({ width, height, body: path(stratum, box) + clipped("box", box, sign) });
}

/** A core lying on its side, with its top on the left. */
function coreSign(): string {
  const body = core({
    id: "core",
    x: 0,
    y: 0,
    radius: 29,
    tilt: 0.2,
    segments: strata.map((stratum) => [stratum, 40] as const),
    seed: 6,
    scale: 0.7,
  });
  return picture({ width, height, body: at(10, 30, body, 1, -90) });
}
