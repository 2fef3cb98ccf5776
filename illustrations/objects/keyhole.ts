import { at, path } from "../engine/marks.ts";

/**
 * A keyhole drilled into a polished face, with the drill string in it. 116 by 214 pixels, the centre of its round part
 * at the origin.
 */
export function keyhole(x: number, y: number, size: number): { body: string; definitions: string } {
  return {
    definitions: `<clipPath id="keyhole"><path d="${keyholeOutline}"/></clipPath>`,
    body: at(
      x,
      y,
      path("keyhole-wall", keyholeOutline) +
        '<g clip-path="url(#keyhole)">' +
        `<g transform="translate(11 12)">${path("keyhole-back", keyholeOutline)}</g>` +
        path("rod", "M0-40V170", 9) +
        path("rod-shine", "M-2-40V170", 2) +
        "</g>" +
        path(["keyhole-edge", "hollow"], keyholeOutline) +
        `<g transform="translate(1.5 2)">${path(["keyhole-gleam", "hollow"], keyholeOutline)}</g>`,
      size,
    ),
  };
}

export const keyholeOutline = "M-24 48a58 58 0 1 1 48 0l20 104h-88z";
