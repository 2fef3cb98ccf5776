import { path } from "../engine/marks.ts";
import type { Mark } from "../engine/palette.ts";

/** A cabin with a pitched roof in an oblique view: 30 pixels wide, above the origin. */
export function cabin(roof: Mark): string {
  return (
    path("object-thin", "M-13-4L0 3v-14l-13-7zM0 3l13-7v-14L0-11z") +
    path("overhang", "M0 3l13-7v-14L0-11z") +
    path([roof, "outline"], "M-15-17l9-9L9-17 0-9zM9-17L0-9l15-8-6-9-15-1z") +
    path("ink", "M-9-6v-6l4 2.2v6z") +
    path("screen-amount", "M5-5v-5l4-2v5z")
  );
}
