import { hatch } from "../../engine/hatch.ts";
import { circle, clipped, type Marks, path } from "../../engine/marks.ts";
import type { Stratum } from "../../engine/strata.ts";

/** A miner's helmet with its lamp on, facing left: 176 by 90 pixels, the middle of its rim at the origin. */
export function lampHelmet(stratum: Stratum, seed: number): string {
  // The bedrock layer's helmet gets a light outline, because a dark one would be invisible against the rock wall.
  const shell: Marks = stratum === "bedrock" ? "chip" : [stratum, "outline"];
  const sign = hatch(stratum, { top: () => -92, bottom: () => 6, from: -70, to: 80, seed, scale: 0.8 });
  return (
    path(shell, dome) +
    clipped(`dome-${stratum}`, dome, sign + path("overhang", "M34-92q46 40 40 92h10v-92z")) +
    path(shell, "M-26-75C-8-96 34-96 52-66q-4 5-9 4C28-82-4-84-20-68q-6-2-6-7z") +
    path(shell, rim) +
    path("shine", "M-86 3q6-6 22-7H60q-70 0-146 10z") +
    path("object", "M-68-54l22-8 8 26-22 8z") +
    path("object", "M-76-55q-8 3-5 14t13 12l7-3-8-26z") +
    circle("green-light", -73, -42, 4.5)
  );
}

const dome = "M-62 0C-66-54-34-84 4-84 44-84 72-52 72 0z";
const rim = "M-62-5H72q14 2 18 12-20 5-52 5H-70q-18 0-22-6 6-9 30-11z";

/** The gradient that `lampBeam` uses. Every picture with a beam must contain it exactly once. */
export const lampLight =
  '<linearGradient id="beam" x1="1" x2="0"><stop stop-color="#f2f0ec" stop-opacity=".5"/><stop offset=".35" stop-color="#f2f0ec" stop-opacity=".14"/><stop offset="1" stop-color="#f2f0ec" stop-opacity="0"/></linearGradient>';

/** The beam of a helmet's lamp, which extends `reach` pixels to the left and `fall` pixels downwards. */
export function lampBeam(reach: number, fall: number): string {
  return `<path fill="url(#beam)" d="M-78-54l${-reach} ${fall - 74}v190L-74-29z"/>`;
}
