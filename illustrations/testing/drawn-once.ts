import type { Picture } from "../engine/picture.ts";

const drawn = new Map<Picture["draw"], string>();

/**
 * Returns the drawing of a picture. Draws each picture only once per process, because drawing all of them takes
 * seconds.
 */
export function drawnOnce({ draw }: Pick<Picture, "draw">): string {
  const drawing = drawn.get(draw) ?? draw();
  drawn.set(draw, drawing);
  return drawing;
}
