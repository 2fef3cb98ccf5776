import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";

/** A pneumatic tube, 44 pixels wide, upright at x = 0, with a joint at either end and at each of `joints`. */
export function mailTube(top: number, bottom: number, joints: readonly number[] = []): string {
  const height = bottom - top;
  const rings = [top, ...joints, bottom];
  return (
    rectangle("object", -22, top, 44, height) +
    path("pipe-shade", `M15 ${top}v${height}`) +
    rings.map((y) => rectangle("object", -30, y - 6, 60, 12, 3)).join("") +
    path("line-thin", rings.map((y) => `M-24 ${y}h4m40 0h4`).join(""))
  );
}

/** A glass section of the tube, 96 pixels wide, with the capsule inside: a letter between two bumpers. */
export function glassTube(height: number): string {
  const middle = height / 2;
  return (
    rectangle("object", -48, 0, 96, height, 10) +
    rectangle("object", -40, middle - 58, 80, 116, 12) +
    rectangle(["green", "outline"], -40, middle - 58, 80, 14, 5) +
    rectangle(["green", "outline"], -40, middle + 44, 80, 14, 5) +
    at(0, middle, object("letter"), 0.76, -90) +
    joint(-8) +
    joint(height - 8)
  );
}

function joint(y: number): string {
  return rectangle("object", -58, y, 116, 16, 4) + path("line-thin", `M-50 ${y + 8}h5m90 0h5`);
}
