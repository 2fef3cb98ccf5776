import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { letter } from "./letter.ts";

/** The tube that carries letters down, 44 pixels wide, upright round x = 0, with a joint at each of `joints`. */
export function mailTube(top: number, bottom: number, joints: readonly number[] = []): string {
  const height = bottom - top;
  return (
    rectangle("object", -22, top, 44, height) +
    path("pipe-shade", `M15 ${top}v${height}`) +
    joints.map((y) => rectangle("object", -30, y - 6, 60, 12, 3)).join("") +
    path("line-thin", joints.map((y) => `M-24 ${y}h4m40 0h4`).join(""))
  );
}

/** A piece of it of glass, 96 pixels wide, with the capsule that runs through it: a letter between two bumpers. */
export function glassTube(height: number): string {
  const middle = height / 2;
  return (
    rectangle("object", -48, 0, 96, height, 10) +
    path("line-thin", "M-36 26v34m10-42v26") +
    rectangle("object", -40, middle - 58, 80, 116, 12) +
    rectangle(["green", "outline"], -40, middle - 58, 80, 14, 5) +
    rectangle(["green", "outline"], -40, middle + 44, 80, 14, 5) +
    `<g transform="translate(0 ${middle}) rotate(-90) scale(.76)">${letter()}</g>` +
    joint(-8) +
    joint(height - 8)
  );
}

function joint(y: number): string {
  return rectangle("object", -58, y, 116, 16, 4) + path("line-thin", `M-50 ${y + 8}h5m90 0h5`);
}

/** A hand wheel on its spindle, which shuts what it stands on: 92 pixels high, its foot at the origin. */
export function handWheel(): string {
  return (
    path("line-bold", "M0 0v-58") +
    path("object", "M-16 0l6-22h20l6 22z") +
    circle("object", 0, -62, 34) +
    circle("hollow-ground", 0, -62, 25) +
    path("line", "M-25-62h50M0-87v50M-18-80l36 36M18-80l-36 36") +
    at(0, -62, circle("rod-end", 0, 0, 7))
  );
}
