import { path, rectangle } from "../engine/marks.ts";

/** Parts of a house, each with its base at the origin. */

/** A stone house with a chimney, 110 pixels wide, in the colour of a layer. */
export function house(stone: "platform" | "network" | "interface", courses: string): string {
  return (
    rectangle("object", 22, -158, 18, 40) +
    rectangle([stone, "outline"], -50, -96, 100, 96) +
    path("hatch", courses, 1.4) +
    path("object", "M-60-94L0-146l60 52z") +
    rectangle(["green", "outline"], -14, -46, 28, 46, 2) +
    rectangle("object-thin", -40, -78, 22, 22, 1) +
    rectangle("object-thin", 18, -78, 22, 22, 1)
  );
}
