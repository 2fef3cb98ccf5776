import { at, clipped, path } from "../engine/marks.ts";

/** A keyhole in a polished face, with the drill rod in it: 116 by 214 pixels, its round part centred on the origin. */
export function keyhole(): string {
  const inside =
    at(11, 12, path("keyhole-back", keyholeOutline)) +
    path("rod", "M0-40V170", 9) +
    path("rod-shine", "M-2-40V170", 2);
  return (
    path("keyhole-wall", keyholeOutline) +
    clipped("keyhole", keyholeOutline, inside) +
    path(["keyhole-edge", "hollow"], keyholeOutline) +
    at(1.5, 2, path(["keyhole-gleam", "hollow"], keyholeOutline))
  );
}

export const keyholeOutline = "M-24 48a58 58 0 1 1 48 0l20 104h-88z";
