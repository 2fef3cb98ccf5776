import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { at, clipped, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { core } from "../../objects/core/core.ts";

const beds: readonly (readonly [stratum: Stratum, from: number, to: number, rock: string, depth: string])[] =
  [
    ["interface", 92, 136, "Sand", "0 to 12 m"],
    ["delivery", 136, 176, "Clay, wet", "12 to 23 m"],
    ["platform", 176, 238, "Limestone", "23 to 39 m"],
    ["network", 238, 278, "Shale", "39 to 50 m"],
    ["bedrock", 278, 320, "Granite", "50 to 61 m"],
  ];

/** A phone with a driller's log, on a slice of core: 400 by 520 pixels. */
export function boreLog(): string {
  const slice = core({
    id: "slice",
    x: 200,
    y: 404,
    radius: 180,
    tilt: 0.16,
    segments: { interface: 30, platform: 34 },
    seed: 7,
    scale: 1.1,
  });
  return picture({ width: 400, height: 520, body: slice + at(96, 8, phone()) });
}

function phone(): string {
  return (
    object("bore-phone") +
    clipped("strip", "M26 92h54v228H26z", beds.map(bed).join("")) +
    rectangle(["hollow", "outline"], 26, 92, 54, 228) +
    entries() +
    path("accent-line", "M18 299h70")
  );
}

function bed([stratum, from, to]: (typeof beds)[number], index: number): string {
  const tilted = (y: number) => (x: number) => y + (x - 53) * 0.08;
  const left = Math.round(tilted(from)(26) * 10) / 10;
  const right = Math.round(tilted(from)(80) * 10) / 10;
  return (
    path([stratum, "seam"], `M26 ${index ? left : 90}L80 ${index ? right : 90}V330H26z`) +
    hatch(stratum, { top: tilted(from), bottom: tilted(to), from: 24, to: 84, seed: 41 + index, scale: 0.7 })
  );
}

/** The rock and the depth range of each bed, written beside it. */
function entries(): string {
  return beds
    .map(([, from, to, rock, depth]) => {
      const y = Math.round((from + to) / 2);
      return words("text", "ink", 96, y - 1, 12, rock) + words("mono", "ink", 96, y + 12, 9.5, depth);
    })
    .join("");
}
