import { at, ellipse, path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";

/** The small logo: layers in their light colours, with outlines that contrast with the browser's own theme. */
export function favicon(): string {
  const layers =
    path("interface", "M0 0v8q13 8 26 0V0z") +
    ellipse("interface", 13, 0, 13, 4) +
    ellipse("shine", 13, 0, 13, 4) +
    path("delivery", "M0 8q13 8 26 0v6q-13 8-26 0z") +
    path("platform", "M0 14q13 8 26 0v6q-13 8-26 0z") +
    path("network", "M0 20q13 8 26 0v5q-13 8-26 0z") +
    path("bedrock", "M0 25q13 8 26 0v6q-13 8-26 0z");
  const lines = path(
    "line",
    "M0 0v31q13 8 26 0V0M0 8q13 8 26 0M0 14q13 8 26 0M0 20q13 8 26 0M0 25q13 8 26 0",
  );
  const rim = ellipse("line", 13, 0, 13, 4);
  return picture({
    width: 32,
    height: 44,
    left: -3,
    body: at(0, 6, `<g class="by-day">${layers}</g>${lines}${rim}`),
  });
}
