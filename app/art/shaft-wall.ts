import { hatch } from "./hatch.ts";
import { path } from "./marks.ts";
import { noise } from "./noise.ts";
import { pen } from "./pen.ts";
import { picture } from "./picture.ts";
import type { Stratum } from "./strata.ts";
import { tornLine } from "./torn-line.ts";

/** Sizes of the tiles in pixels. */
export const shaft = {
  wall: { width: 200, height: 200 },
  bed: { width: 200, height: 18 },
  /** Where the rock ends, from the right of both. */
  edge: 9,
} as const;

/**
 * The rock at the left edge of a long page, as if one went down a shaft beside it: a layer is as thick as its
 * section is long, so its wall is a tile that repeats downwards.
 */
export function shaftWall(stratum: Stratum): string {
  const { width, height } = shaft.wall;
  const stray = tornLine(seeds[stratum], height, 3.4, 7);
  const rock = pen(2).move(-4, -12);
  for (let y = -12; y <= height + 12; y += 4) rock.line(width - shaft.edge + stray(y), y);
  const outline = rock
    .line(-4, height + 12)
    .close()
    .data();
  const swell = noise(seeds[stratum], 150);
  const bed = (x: number) => swell(x) * 5;
  const signs =
    hatch(stratum, {
      top: bed,
      bottom: (x) => bed(x) + height,
      from: -10,
      to: width,
      seed: seeds[stratum],
    }) + path(stratum === "bedrock" ? "hatch-on-rock" : "hatch", bedding(bed), 1.2);
  return picture({
    width,
    height,
    stretches: true,
    definitions: `<clipPath id="rock"><path d="${outline}"/></clipPath><g id="signs">${signs}</g>`,
    // What crosses the end of one tile comes in again at the beginning of the next.
    body:
      path(stratum, outline) +
      `<g clip-path="url(#rock)"><use href="#signs"/><use href="#signs" y="${height}"/><use href="#signs" y="${-height}"/></g>` +
      path(["edge", "hollow"], outline),
  });
}

/** The bed on which a layer begins: it lies over the end of the layer above. */
export function shaftBed(stratum: Stratum): string {
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
  return picture({ width, height, body: path([stratum, "edge"], outline) });
}

const seeds: Record<Stratum, number> = {
  interface: 41,
  delivery: 42,
  platform: 43,
  network: 44,
  bedrock: 45,
};

function bedding(bed: (x: number) => number): string {
  const ink = pen();
  for (let x = 0; x <= shaft.wall.width; x += 20) {
    if (x === 0) ink.move(x, bed(x));
    else ink.line(x, bed(x));
  }
  return ink.data();
}
