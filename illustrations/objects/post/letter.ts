import { path, rectangle } from "../../engine/marks.ts";

/** A letter with its stamp, 104 by 68 pixels, its middle at the origin. */
export function letter(): string {
  return (
    rectangle("object", -52, -34, 104, 68, 5) +
    path("line-thin", "M-50-31L0 6 50-31") +
    rectangle("surface", 22, -28, 24, 26, 1) +
    rectangle(["green", "outline"], 24, -26, 20, 22, 1) +
    path("line-thin", "M-40 16h26m-26 8h18")
  );
}
