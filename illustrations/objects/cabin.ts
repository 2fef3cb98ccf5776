import { object } from "../engine/object.ts";
import type { Mark } from "../engine/palette.ts";

/** A cabin with a pitched roof in an oblique view: 30 pixels wide, its base at the origin. */
export function cabin(roof: Mark): string {
  return object("cabin").replace("interface", roof);
}
