import { hatch } from "../../engine/hatch.ts";
import { path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { tornLine } from "../../engine/torn-line.ts";

/** Sizes of the tiles in pixels. */
const shaft = {
  wall: { width: 400, height: 200 },
  bed: { width: 400, height: 18 },
  /** Right end of the rock, measured from the right of both tiles. */
  edge: 9,
} as const;

/**
 * The rock at the left edge of a long page, like the wall of a shaft. A layer is as high as its section, so its wall is
 * a tile that repeats vertically. One file has the walls of all layers, by id.
 */
function shaftWalls(): string {
  return picture({ ...shaft.wall, stretches: true, oneOf: true, body: shaftStrata.map(wall).join("") });
}

/** The beds at which layers begin; each covers the end of the layer above. */
function shaftBeds(): string {
  return picture({ ...shaft.bed, oneOf: true, body: shaftStrata.map(bed).join("") });
}

const seeds = {
  interface: 41,
  delivery: 42,
  platform: 43,
  network: 44,
  bedrock: 45,
} satisfies Record<Stratum, number>;

const shaftStrata = ["interface", "delivery", "platform", "network", "bedrock"] as const satisfies Stratum[];

function wall(stratum: Stratum): string {
  const { width, height } = shaft.wall;
  const stray = tornLine(seeds[stratum], height, 3.4, 7);
  const rock = pen(2).move(-4, -12);
  for (let y = -12; y <= height + 12; y += 4) rock.line(width - shaft.edge + stray(y), y);
  const outline = rock
    .line(-4, height + 12)
    .close()
    .data();
  const swell = noise(seeds[stratum], 150);
  const lies = (x: number) => swell(x) * 5;
  const signs =
    hatch(stratum, {
      top: lies,
      bottom: (x) => lies(x) + height,
      from: -10,
      to: width,
      seed: seeds[stratum],
    }) + path(stratum === "bedrock" ? "hatch-on-rock" : "hatch", bedding(lies), 1.2);
  const id = (name: string) => `${name}-${stratum}`;
  // What crosses the end of a tile is repeated at its beginning.
  const repeated = [0, height, -height].map((y) => `<use href="#${id("signs")}" y="${y}"/>`).join("");
  return (
    `<g id="${stratum}"><clipPath id="${id("rock")}"><path d="${outline}"/></clipPath>` +
    path(stratum, outline) +
    `<defs><g id="${id("signs")}">${signs}</g></defs><g clip-path="url(#${id("rock")})">${repeated}</g>` +
    `${path(["edge", "hollow"], outline)}</g>`
  );
}

function bed(stratum: Stratum): string {
  const { width, height } = shaft.bed;
  const swell = noise(seeds[stratum] + 7, 110);
  const end = width - shaft.edge;
  const rock = pen(2).move(-4, height + 4);
  for (let x = -4; x < end; x += 8) rock.line(x, 8 + swell(x) * 5);
  const outline = rock
    .line(end, 9)
    .line(end, height + 4)
    .close()
    .data();
  return `<g id="${stratum}">${path([stratum, "edge"], outline)}</g>`;
}

function bedding(lies: (x: number) => number): string {
  const ink = pen();
  for (let x = 0; x <= shaft.wall.width; x += 20) {
    if (x === 0) ink.move(x, lies(x));
    else ink.line(x, lies(x));
  }
  return ink.data();
}

export const pictures: readonly Picture[] = [
  { name: "shaft-walls", draw: shaftWalls, budget: 4_000 },
  { name: "shaft-beds", draw: shaftBeds, budget: 1_000 },
];
