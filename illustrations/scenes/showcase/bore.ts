import { circle, path } from "../../engine/marks.ts";

/** A bore whose head is above the surface. */
export function bore(x: number, top: number, depth: number): string {
  return (
    path("rod-edge", `M${x} ${top - 22}v${depth}`, 7) +
    path("rod", `M${x} ${top - 22}v${depth}`, 3.5) +
    circle("rod-end", x, top - 26, 6.5)
  );
}
