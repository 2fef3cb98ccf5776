import { object } from "../../engine/object.ts";

/** A laptop with a drawing on its screen: by default, lines of text too small to read. */
export function laptop(screen = object("far-lines")): string {
  return object("laptop") + screen;
}
