import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";

/** A titled sheet of `lines` lines, the first `ticked` of them ticked: 150 by 196 pixels, its base at the origin. */
export function sheet(title: string, lines: number, ticked = 0): string {
  const rows = Array.from(
    { length: lines },
    (_, row) => `M${row < ticked ? -34 : -56} ${-138 + row * 24}h${84 - ((row * 37) % 30)}`,
  );
  const ticks = Array.from({ length: ticked }, (_, row) => `M-58 ${-138 + row * 24}l5 6 10-12`);
  return (
    rectangle("object", -75, -196, 150, 196, 4) +
    words("text", "ink", -58, -164, 17, title) +
    path("line-thin", rows.join("")) +
    (ticked > 0 ? path("green-line", ticks.join("")) : "")
  );
}

/** A notebook with a title on its cover. */
export function notebook(title: string): string {
  return object("notebook") + words("text", "ink", -36, -117, 14, title);
}

/** A wall calendar of four weeks: 150 by 150 pixels, its base at the origin. The day at index `marked` is circled. */
export function calendar(title: string, marked: number): string {
  return (
    object("calendar") +
    words("text", "white", -62, -123, 17, title) +
    circle("accent-ring", -56 + (marked % 7) * 19, -88 + Math.floor(marked / 7) * 22, 11)
  );
}
