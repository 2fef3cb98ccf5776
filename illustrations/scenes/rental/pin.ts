import { at, circle, path } from "../../engine/marks.ts";

/** A pin of a map, 42 pixels high, its point at x and y. */
export function pin(x: number, y: number): string {
  const head = path(["accent", "outline"], "M0 0Q-14-18-14-28a14 14 0 0 1 28 0Q14-18 0 0z");
  return at(x, y, head + circle("white", 0, -28, 5));
}
