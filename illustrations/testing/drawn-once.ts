import type { Picture } from "../engine/picture.ts";

const drawn = new Map<Picture["draw"], string>();

/** Of all pictures a drawing takes seconds: one is enough for all tests of a process. */
export function drawnOnce({ draw }: Pick<Picture, "draw">): string {
  const drawing = drawn.get(draw) ?? draw();
  drawn.set(draw, drawing);
  return drawing;
}
