import { ellipse, path, rectangle } from "../../engine/marks.ts";
import { letter } from "./letter.ts";

/** The tube that carries letters down, 44 pixels wide, upright round x = 0, with a joint at either end and at each of `joints`. */
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

/** A piece of it of glass, 96 pixels wide, with the capsule that runs through it: a letter between two bumpers. */
export function glassTube(height: number): string {
  const middle = height / 2;
  return (
    rectangle("object", -48, 0, 96, height, 10) +
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

/** The gate valve of a tube that lies along y = 0, with the hand wheel that shuts it: 116 pixels wide, 142 high above the tube's middle. */
export function gateValve(): string {
  const wheel = (y: number) => ellipse("object", 0, y, 58, 16);
  return (
    rectangle("object", -34, -38, 68, 76, 20) +
    path("pipe-shade", "M-33-15h66") +
    [-40, 28].map((x) => rectangle("object", x, -32, 12, 64, 3)).join("") +
    path("object", "M-24-38l6-22h36l6 22z") +
    rectangle("object", -30, -68, 60, 12, 3) +
    path("line-thin", "M-22-65v6m44-6v6") +
    path("line-bold", "M-14-68l5-34M14-68l-5-34") +
    rectangle("object", -5, -132, 10, 64) +
    path("line-thin", "M-5-74l10-4m-10-4l10-4m-10-4l10-4") +
    path("object", "M-58-120v8a58 16 0 0 0 116 0v-8z") +
    wheel(-120) +
    ellipse("hollow-ground", 0, -120, 44, 10) +
    path("line-bold", "M-44-120h88M-22-128.7L22-111.3M22-128.7L-22-111.3") +
    ellipse(["hollow", "line"], 0, -120, 44, 10) +
    path("rod-end", "M-10-121v-10q10-6 20 0v10q-10 6-20 0z")
  );
}
