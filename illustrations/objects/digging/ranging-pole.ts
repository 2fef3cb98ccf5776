import { path, rectangle } from "../../engine/marks.ts";

/** A surveyor's pole in the accent colour and white, `height` pixels high; its base is at the origin. */
export function rangingPole(height: number): string {
  const bands = Array.from({ length: Math.floor(height / 48) }, (_, band) =>
    rectangle("accent", -3, -24 - band * 48, 6, 24),
  );
  return path("object-thin", `M-3 0v${-height}h6V0l-3 9z`) + bands.join("");
}
