import { circle, path, rectangle } from "../../engine/marks.ts";

/** A tub on wheels, full of ore, with a brake: 190 pixels wide and 150 high, standing on the origin. */
export function oreCart(): string {
  return (
    path(["platform", "outline"], "M-74-104l10-26 34-14 26 10 10 30z") +
    path(["network", "outline"], "M-10-104l8-34 36-10 24 18 12 26z") +
    path(["rod-end", "outline"], "M-24-104l12-20 22-2 14 22z") +
    path("line-bold", "M66-34l26-64") +
    rectangle(["green", "outline"], 84, -122, 15, 34, 6) +
    path("object", "M-90-106H90L70-32H-70z") +
    path("line-thin", "M-40-102l6 66M40-102l-6 66M-84-84H84") +
    rectangle("object", -76, -36, 152, 12, 3) +
    [-44, 44].map((x) => circle(["mid", "outline"], x, -17, 17) + circle("ink", x, -17, 4)).join("")
  );
}
