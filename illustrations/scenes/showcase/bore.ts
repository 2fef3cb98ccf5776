import { circle } from "../../engine/marks.ts";
import { rod } from "../../objects/digging/borehole.ts";

/** A borehole with its head above the surface. */
export function bore(x: number, top: number, depth: number): string {
  return rod(`M${x} ${top - 22}v${depth}`, 7, 3.5) + circle("rod-end", x, top - 26, 6.5);
}
