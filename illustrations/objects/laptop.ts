import { path, rectangle } from "../engine/marks.ts";

/** A laptop with a terminal on its screen, open and seen from the front: 194 by 124 pixels. */
export function laptop(): string {
  const lines = [
    [30, 22, 62],
    [30, 36, 88],
    [30, 50, 40],
    [30, 64, 74],
  ] as const;
  return (
    path("object", "M14 8q0-8 8-8h150q8 0 8 8v102H14z") +
    rectangle("screen", 22, 8, 150, 94, 3) +
    lines.map(([x, y, width]) => rectangle("screen-text", x, y, width, 3.5, 1.5)).join("") +
    rectangle("green-light", 78, 50, 18, 3.5, 1.5) +
    rectangle("mid", 30, 80, 84, 6, 3) +
    rectangle("green-light", 30, 80, 52, 6, 3) +
    path("object", "M0 110h194l-8 12q-2 3-6 3H14q-4 0-6-3z") +
    path("line-thin", "M78 110q2 6 8 6h22q6 0 8-6")
  );
}
