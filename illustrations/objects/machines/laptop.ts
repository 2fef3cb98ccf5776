import { words } from "../../engine/lettering.ts";
import { path, rectangle } from "../../engine/marks.ts";

/** A laptop, open and seen from the front: 194 by 124 pixels. Across a room its lines can't be read. */
export function laptop(screen = farLines()): string {
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

/** What is on it seen close: the script that sets up a MacBook. */
export function setupScript(): string {
  return (
    lines.map((line, index) => words("mono", "screen-text", 30, 24 + index * 14, 9, line)).join("") +
    words("mono", "screen-amount", 30, 66, 9, "31 of 50 done") +
    words("mono", "screen-text", 120, 86.4, 9, "62%")
  );
}

const lines = ["$ build macbook", "git, node, editor", "keys and settings"];

function farLines(): string {
  const widths = [62, 88, 40, 74];
  return (
    widths.map((width, row) => rectangle("screen-text", 30, 22 + row * 14, width, 3.5, 1.5)).join("") +
    rectangle("green-light", 78, 50, 18, 3.5, 1.5)
  );
}
