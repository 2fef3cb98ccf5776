import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { letter } from "../../objects/post/letter.ts";

/** A press with its stamp raised over a letter, 220 by 190 pixels, the middle of its foot at the origin. */
export function stampPress(): string {
  return (
    path("object", "M-104 0l10-22h188l10 22z") +
    path("object", "M64-22v-128q0-30-30-30H-12v34h26q16 0 16 16v108z") +
    path("line-thin", "M48-40v-100M-2-163h30") +
    `<g transform="translate(-34 -30) scale(1 .4)">${letter()}</g>` +
    path("line-bold", "M-30-170v66") +
    rectangle("object", -42, -184, 24, 46, 4) +
    rectangle(["green", "outline"], -62, -106, 64, 22, 4) +
    path("line", "M-56-80h52") +
    path("accent-line", "M20-176L92-204", 6) +
    at(96, -206, circle("rod-end", 0, 0, 10)) +
    path("guide", "M-62-72v26M2-72v26")
  );
}
