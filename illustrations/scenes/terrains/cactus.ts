import { path } from "../../engine/marks.ts";

/** A cactus with two arms, 24 pixels high, its foot at the origin. */
export function cactus(): string {
  const limbs = "M0 0v-21M0-8h-6v-7M0-11h6v-6";
  return path(["line", "round"], limbs, 6.5) + path("cactus", limbs);
}
