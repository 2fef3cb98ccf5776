import { circle, path } from "../../engine/marks.ts";

/** A small computer at the edge of the network, with its aerial: 88 by 128 pixels from y = -40. */
export function edgeBox(): string {
  return (
    path("object", "M0 14L44-6l44 20v52L44 88 0 66z") +
    path("line", "M0 14l44 20 44-20M44 34v54") +
    path("line-thin", "M12 30l20 9m-20 1l20 9m-20 1l20 9") +
    circle("green", 66, 52, 5) +
    path("accent-line", "M44-6v-26m-10 8q10-12 20 0m-26-6q16-20 32 0")
  );
}
