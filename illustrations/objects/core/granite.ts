import { entriesOf } from "../../engine/entries.ts";
import { path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { random } from "../../engine/random.ts";
import { voronoi } from "../../engine/voronoi.ts";

type GranitePlan = {
  width: number;
  height: number;
  /** Size of a grain in pixels. */
  grain: number;
  seed: number;
  /** Maps a point of the flat face to a point of the picture. */
  place: (point: Point) => Point;
};

/** A close-up of granite: grains of four minerals, packed without gaps. */
export function granite({ width, height, grain, seed, place }: GranitePlan): string {
  const chance = random(seed);
  const middles: Point[] = [];
  const rows = Math.ceil(height / (grain * 0.86));
  for (let row = 0; row <= rows; row++) {
    for (let x = ((row % 2) * grain) / 2; x < width + grain; x += grain) {
      const stray = () => (chance() - 0.5) * grain * 1.1;
      middles.push([within(x + stray(), width), within(row * grain * 0.86 + stray(), height)]);
    }
  }
  const inks = entriesOf(minerals).map(([mineral, share]) => ({ mineral, share, ink: pen() }));
  for (const cell of voronoi(middles, width, height)) {
    const pick = chance();
    // Skips degenerate cells, because a path that begins with `z` is invalid and not drawn.
    if (cell.length > 2)
      inks
        .find(({ share }) => pick < share)
        ?.ink.through(cell.map(place))
        .close();
  }
  return inks.map(({ mineral, ink }) => path([mineral, "hatch"], ink.data(), 1.2)).join("");
}

/** The minerals and their cumulative probabilities. */
const minerals = { feldspar: 0.42, quartz: 0.68, mica: 0.87, ore: 1 };

function within(at: number, length: number): number {
  return Math.min(length, Math.max(0, at));
}
