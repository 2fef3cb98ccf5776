import { object } from "../../engine/object.ts";

/** A laptop, and what is on it. Across a room its lines can't be read. */
export function laptop(screen = object("far-lines")): string {
  return object("laptop") + screen;
}
