import type { Marks } from "../../engine/marks.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";

/**
 * A pipe with four windows, a valve and a gauge. It runs from x = -34 to `end` round y = 0; above it
 * stand valve and gauge, 87 pixels high. A longer pipe goes on without windows.
 */
export function pipeline(end = 554): string {
  const joints = [-34, 140, 240, 340];
  for (let x = 542; x < end; x += 204) joints.push(x);
  const flanges = joints.map((x) => rectangle("object", x, -31, 12, 62, 3));
  const bolts = joints.map((x) => `M${x + 6}-25v4m0 42v4`);
  const packets = [24, 40, 444, 462, 480].map((x) => rectangle("object-thin", x, -6, 12, 12, 2));
  return (
    path("object", `M-34-23h${end + 34}v46H-34z`) +
    path("pipe-shade", `M-32 17h${end + 30}`) +
    flanges.join("") +
    path("line-thin", bolts.join("")) +
    windows.map(porthole).join("") +
    packets.join("") +
    path("line-bold", "M246-31v-20m-30 0h60M450-23v-16") +
    circle("ink", 246, -51, 5) +
    circle("object", 450, -62, 25) +
    path("line-thin", "M432-56a19 19 0 1 1 36 0") +
    path("accent-line", "M450-62l10-11") +
    circle("ink", 450, -62, 2.5)
  );
}

type Porthole = { x: number; sign: string; done?: true };

/** Write, package, pass, release. */
const windows: readonly Porthole[] = [
  { x: 90, sign: "M-7-6l6 6-6 6M1 6h8" },
  { x: 190, sign: "M0-10l9 5v10l-9 5-9-5v-10zM-9-5l9 5 9-5M0 0v10" },
  { x: 290, sign: "M-9 0l6 7 12-14", done: true },
  { x: 390, sign: "M-8 8l16-16M-2-8h10v10" },
];

function porthole({ x, sign, done }: Porthole): string {
  const [glass, ink]: [Marks, Marks] = done ? ["green", "line-white"] : ["tint", "line"];
  return circle("object", x, 0, 34) + circle(glass, x, 0, 26) + at(x, 0, path(ink, sign));
}
