import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { letter } from "../../objects/post/letter.ts";

/** A press with its stamp raised over a letter, 220 by 190 pixels, the middle of its foot at the origin. */
export function stampPress(): string {
  return (
    path("object", "M-104 0l10-22h188l10 22z") +
    path("object", "M64-22v-128q0-30-30-30H-12v34h26q16 0 16 16v108z") +
    path("line-thin", "M48-40v-100") +
    `<g transform="translate(-34 -36) skewX(-30) scale(.9 .36)">${letter()}</g>` +
    path("line-bold", "M-29-170v66") +
    rectangle("object", -46, -184, 34, 46, 4) +
    rectangle(["green", "outline"], -60, -106, 64, 22, 4) +
    path("line", "M-54-80h50") +
    path("accent-line", "M18-163L96-206", 6) +
    circle("object-thin", 18, -163, 6) +
    at(96, -206, circle("rod-end", 0, 0, 10)) +
    path("guide", "M-54-70v20M-4-70v20")
  );
}
