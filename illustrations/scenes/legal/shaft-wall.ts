import { hatch } from "../../engine/hatch.ts";
import { clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import type { Point } from "../../engine/pen.ts";
import { polygon, polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { type Stratum, strata } from "../../engine/strata.ts";
import { tornLine } from "../../engine/torn-line.ts";

/** Sizes of the tiles in pixels. */
const shaft = {
  wall: { width: 400, height: 200 },
  bed: { width: 400, height: 18 },
  /** The mean distance from the right end of the rock to the right edge of each tile. */
  edge: 9,
} as const;

/**
 * The rock along the left edge of a long page, like the wall of a shaft. Each layer runs beside one section of the
 * page. Sections differ in height, so the wall of a layer is a tile that repeats vertically. One file contains all
 * walls; the id of a wall is the name of its layer.
 */
function shaftWalls(): string {
  return picture({ ...shaft.wall, stretches: true, body: strata.map(wall).join("") });
}

/** The bed at the top of each layer, which covers the lower end of the layer above. */
function shaftBeds(): string {
  return picture({ ...shaft.bed, body: strata.map(bed).join("") });
}

const seeds: Record<Stratum, number> = {
  interface: 41,
  delivery: 42,
  platform: 43,
  network: 44,
  bedrock: 45,
};

function wall(stratum: Stratum): string {
  const { width, height } = shaft.wall;
  const stray = tornLine(seeds[stratum], height, 3.4, 7);
  const edge = range(-12, height + 13, 4).map((y): Point => [width - shaft.edge + stray(y), y]);
  const outline = polygon([[-4, -12], ...edge, [-4, height + 12]]);
  const swell = noise(seeds[stratum], 150);
  const lies = (x: number) => swell(x) * 5;
  const signs =
    hatch(stratum, {
      top: lies,
      bottom: (x) => lies(x) + height,
      from: -10,
      to: width,
      seed: seeds[stratum],
    }) +
    path(
      stratum === "bedrock" ? "hatch-on-rock" : "hatch",
      polyline(
        range(0, width + 1, 20).map((x) => [x, lies(x)]),
        1,
      ),
      1.2,
    );
  const id = (name: string) => `${name}-${stratum}`;
  // Repeats the hatching one tile above and below, so that lines cut off at one end continue at the other.
  const repeated = [0, height, -height].map((y) => `<use href="#${id("signs")}" y="${y}"/>`).join("");
  return (
    `<g id="${stratum}">${path(stratum, outline)}<defs><g id="${id("signs")}">${signs}</g></defs>` +
    clipped(id("rock"), outline, repeated) +
    `${path(["edge", "hollow"], outline)}</g>`
  );
}

function bed(stratum: Stratum): string {
  const { width, height } = shaft.bed;
  const swell = noise(seeds[stratum] + 7, 110);
  const end = width - shaft.edge;
  const edge = range(-4, end, 8).map((x): Point => [x, 8 + swell(x) * 5]);
  const outline = polygon([[-4, height + 4], ...edge, [end, 9], [end, height + 4]]);
  return `<g id="${stratum}">${path([stratum, "edge"], outline)}</g>`;
}

export const pictures: readonly Picture[] = [
  { name: "shaft-walls", draw: shaftWalls, budget: 4_000 },
  { name: "shaft-beds", draw: shaftBeds, budget: 1_000 },
];
