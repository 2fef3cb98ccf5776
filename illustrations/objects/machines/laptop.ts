import { path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";

/** A laptop, open and seen from the front: 194 by 124 pixels. Across a room its lines can't be read. */
export function laptop(screen = object("far-lines")): string {
  return (
    path("object", "M14 8q0-8 8-8h150q8 0 8 8v102H14z") +
    rectangle("screen", 22, 8, 150, 94, 3) +
    screen +
    rectangle("mid", 30, 80, 84, 6, 3) +
    rectangle("green-light", 30, 80, 52, 6, 3) +
    path("object", "M0 110h194l-8 12q-2 3-6 3H14q-4 0-6-3z") +
    path("line-thin", "M78 110q2 6 8 6h22q6 0 8-6")
  );
}
