import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { at, clipped, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Stratum } from "../../engine/strata.ts";

type Garment = {
  stratum: Stratum;
  /** Left end and length of the folded edge. */
  x: number;
  width: number;
  height: number;
  /** The size on the garment's label. */
  size: string;
  label: number;
};

/** A pile of one family's folded clothes with a tape measure on top: 310 by 290 pixels, its base at y = 0. */
export function foldedClothes(): string {
  let y = 0;
  let pile = "";
  garments.forEach((garment, index) => {
    y -= garment.height;
    pile += folded(garment, y, index);
  });
  return (
    pile + at(132, y, object("bootee")) + at(174, y, object("bootee")) + at(104, y, object("tape-measure"))
  );
}

const garments: readonly Garment[] = [
  { stratum: "bedrock", x: 0, width: 300, height: 62, size: "XL", label: 236 },
  { stratum: "network", x: 16, width: 280, height: 50, size: "82", label: 58 },
  { stratum: "platform", x: 6, width: 268, height: 48, size: "M", label: 142 },
  { stratum: "delivery", x: 36, width: 218, height: 54, size: "10", label: 190 },
  { stratum: "interface", x: 54, width: 172, height: 38, size: "4", label: 150 },
];

/** A garment's folded edge: two layers of cloth, patterned with the hatching of its rock layer, and its label. */
function folded({ stratum, x, width, height, size, label }: Garment, y: number, index: number): string {
  const middle = y + height / 2;
  const bend = height / 2;
  const right = x + width;
  const cloth =
    `M${right} ${y}H${x + bend}a${bend} ${bend} 0 0 0 0 ${height}H${right}` +
    `q7 ${-height / 4} 0 ${-height / 2}q7 ${-height / 4} 0 ${-height / 2}z`;
  const pattern = hatch(stratum, {
    top: () => y,
    bottom: () => y + height,
    from: x,
    to: right,
    seed: 60 + index,
    scale: 0.62,
  });
  return (
    path(stratum, cloth) +
    clipped(`cloth-${stratum}`, cloth, pattern) +
    path(["outline", "hollow"], cloth) +
    path(stratum === "bedrock" ? "screen-line" : "line", `M${right} ${middle}H${x + bend * 0.8}`) +
    tag(label, Math.min(y + height - 15, -34), size)
  );
}

function tag(x: number, y: number, size: string): string {
  return (
    rectangle("object-thin", x, y, 38, 26, 3) +
    words("mono", "ink", x + (size.length === 1 ? 15 : 11), y + 17.5, 13, size)
  );
}
