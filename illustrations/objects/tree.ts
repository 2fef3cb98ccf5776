import type { Line } from "../engine/hatch.ts";
import { at, path } from "../engine/marks.ts";
import type { Mark } from "../engine/palette.ts";
import { shortest } from "../engine/pen.ts";

/** A fir `height` pixels high, its base at the origin. */
export function tree(height: number, crownMark: Mark = "tree", trunkMark: Mark = "line"): string {
  const part = (share: number) => shortest(Math.round(height * share));
  const crown =
    `M0-${part(1)}l${part(0.24)} ${part(0.42)}h-${part(0.1)}l${part(0.18)} ${part(0.36)}` +
    `h-${part(0.64)}l${part(0.18)}-${part(0.36)}h-${part(0.1)}z`;
  return path(trunkMark, `M0 0v-${part(0.3)}`) + path(crownMark, crown);
}

/** Positions and heights of firs. */
export type Trees = readonly (readonly [x: number, height: number])[];

/** Firs on a surface. */
export function trees(places: Trees, surface: Line): string {
  return places.map(([x, height]) => at(x, surface(x) + 3, tree(height))).join("");
}
