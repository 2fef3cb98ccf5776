import { path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import type { Stratum } from "../../engine/strata.ts";
import { coreHatch } from "../../objects/core/core-hatch.ts";

/** The side of a core as wide as this, on and on: a chapter of a case is as long as its words. */
const width = 300;
/** How far a bed sags in the middle, as the core is seen from a little above. */
const sag = 34;

/** Rock signs wrapped round a core, one tile for each layer, to be laid one below the other. */
export const caseCoreTiles: readonly Picture[] = [
  { name: "case-core-interface", draw: () => tile("interface", { rows: 22, gap: 11 }), budget: 2_500 },
  { name: "case-core-delivery", draw: () => tile("delivery", { rows: 22, gap: 12 }), budget: 4_000 },
  { name: "case-core-platform", draw: () => tile("platform", { rows: 16, gap: 17 }), budget: 2_500 },
  { name: "case-core-network", draw: () => tile("network", { rows: 30, gap: 9 }), budget: 3_000 },
  { name: "case-core-bedrock", draw: () => tile("bedrock", { rows: 14, gap: 19 }), budget: 2_000 },
];

interface Plan {
  /** An even number: rows stand to each other as bricks do. */
  rows: number;
  /** From one row to the next in `coreHatch`, at a scale of 1. */
  gap: number;
}

const scale = 1.35;

function tile(stratum: Stratum, { rows, gap }: Plan): string {
  // `coreHatch` leaves out the beds at both ends of these two; a tile needs half a gap there.
  const leavesEnds = stratum === "delivery" || stratum === "network";
  const drawn = leavesEnds ? rows + 1 : rows;
  const height = Math.round(rows * gap * scale);
  const wrap = (angle: number, share: number): Point => {
    const down = leavesEnds ? (share * drawn - 0.5) / rows : share;
    const turn = (angle * Math.PI) / 180;
    return [(width / 2) * (1 + Math.sin(turn)), down * height + sag * Math.cos(turn)];
  };
  const signs =
    coreHatch(stratum, { wrap, height: drawn * gap * scale, scale, chance: random(8) }) +
    (stratum === "platform" ? firstBed(wrap) : "");
  // What sags out at the lower end comes in again at the upper one.
  const body = `<g id="signs">${signs}</g><use href="#signs" y="${-height}"/>`;
  return picture({ width, height, body });
}

function firstBed(wrap: (angle: number, share: number) => Point): string {
  const bed = pen();
  for (let angle = -90; angle <= 90; angle += 12) {
    if (angle === -90) bed.move(...wrap(angle, 0));
    else bed.line(...wrap(angle, 0));
  }
  return path("hatch", bed.data(), 1.15);
}
