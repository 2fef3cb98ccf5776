import { circle, path, rectangle } from "../../engine/marks.ts";

/** A caravan seen from its side, 50 pixels wide, standing over the origin. */
export function caravan(): string {
  return (
    path("line", "M20-3h10") +
    path("object-thin", "M-22-3v-10q0-11 10-11h24q8 0 8 8v13z") +
    path("green", "M-22-8h42v5h-42z") +
    rectangle("screen", -16, -19, 11, 7, 1.5) +
    rectangle("object-thin", 3, -19, 9, 16, 1) +
    circle("ink", -7, -2, 5) +
    circle("surface", -7, -2, 1.8)
  );
}
