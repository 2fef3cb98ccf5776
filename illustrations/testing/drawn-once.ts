import type { Picture } from "../engine/picture.ts";

const drawn = new Map<Picture["draw"], string>();

/** Drawing all pictures takes seconds, so each is drawn once per process. */
export function drawnOnce({ draw }: Pick<Picture, "draw">): string {
  const drawing = drawn.get(draw) ?? draw();
  drawn.set(draw, drawing);
  return drawing;
}
