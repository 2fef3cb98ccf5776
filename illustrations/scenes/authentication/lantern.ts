import { circle, path, rectangle } from "../../engine/marks.ts";

/** A lit lantern: 44 by 96 pixels, hanging from the origin; its light has a radius of `glow` pixels. */
export function lantern(glow = 190): string {
  return (
    `<circle cy="62" r="${glow}" fill="url(#glow)"/>` +
    path("line", "M0 0V8M-14 34C-14 2 14 2 14 34") +
    path("green", "M-12 30h24l8 12h-40z") +
    path(["hollow", "outline"], "M-12 30h24l8 12h-40z") +
    path(["lamp-glass", "outline"], "M-16 42h32q5 22 0 42h-32q-5-20 0-42z") +
    path("flame", "M0 80C-9 74-6 64 0 52 6 64 9 74 0 80z") +
    path("line-thin", "M-7 42q-3 22 0 42M7 42q3 22 0 42") +
    rectangle(["green", "outline"], -20, 84, 40, 11, 2) +
    circle("ink", 0, 8, 2.5)
  );
}

/** The definitions that `lantern` needs in its picture. */
export const lanternDefinitions =
  '<radialGradient id="glow"><stop stop-color="#f8c143" stop-opacity=".62"/><stop offset=".35" stop-color="#f8c143" stop-opacity=".22"/><stop offset="1" stop-color="#f8c143" stop-opacity="0"/></radialGradient>';
