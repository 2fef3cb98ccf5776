import { path } from "../../engine/marks.ts";
import { radians } from "../../engine/numbers.ts";
import { type Point, polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import { type Stratum, strata } from "../../engine/strata.ts";
import { arc, coreHatch } from "../../objects/core/core-hatch.ts";

/** The size of a tile in pixels. Tiles repeat vertically, because a core is as long as its chapter's text. */
const width = 300;
const height = 326;
/** How many pixels lower a bed is in its middle than at its ends, because the core is seen slightly from above. */
const sag = 34;

/** Hatching wrapped round a core: a vertically repeating tile for each layer, with the layer's name as its id. */
export const pictures: readonly Picture[] = [
  {
    name: "case-core",
    draw: () => picture({ width, height, body: strata.map(tile).join("") }),
    budget: 6_000,
  },
];

/**
 * For each layer, the number of rows and the height of a row in `coreHatch`. Because every other row is offset, only an
 * even number of rows makes a tile that repeats.
 */
const beds = {
  interface: { rows: 22, gap: 11 },
  delivery: { rows: 20, gap: 12 },
  platform: { rows: 14, gap: 17 },
  network: { rows: 26, gap: 9 },
  bedrock: { rows: 12, gap: 19 },
} as const satisfies Record<Stratum, unknown>;

const scale = 1.35;

function tile(stratum: Stratum): string {
  const { rows, gap } = beds[stratum];
  // `coreHatch` draws no line at either end of these two layers, so the tile gets half a gap at each end.
  const leavesEnds = stratum === "delivery" || stratum === "network";
  const drawn = leavesEnds ? rows + 1 : rows;
  const wrap = (angle: number, share: number): Point => {
    const down = leavesEnds ? (share * drawn - 0.5) / rows : share;
    const turn = radians(angle);
    return [(width / 2) * (1 + Math.sin(turn)), down * height + sag * Math.cos(turn)];
  };
  const signs =
    coreHatch[stratum]({ wrap, height: drawn * gap * scale, scale, chance: random(8) }) +
    (stratum === "platform" ? path("hatch", polyline(arc(wrap, 0), 1), 1.15) : "");
  // Repeats the hatching one tile higher, so that whatever extends beyond the lower end appears at the upper end.
  return `<g id="${stratum}"><g id="${stratum}-signs">${signs}</g><use href="#${stratum}-signs" y="${-height}"/></g>`;
}
