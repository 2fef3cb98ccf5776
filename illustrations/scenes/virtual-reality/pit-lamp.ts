import { circle, path, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";

/** The lamp's head, drawn over its legs and its light; it turns about the bolt at y = 41. The id selects off or on. */
function pitLampHead(): string {
  return picture({
    width: 60,
    height: 60,
    oneOf: true,
    body: head("off", "screen", "screen-line") + head("on", "lamp", "line-thin"),
  });
}

function head(id: string, glass: "screen" | "lamp", bars: "screen-line" | "line-thin"): string {
  return (
    `<g id="${id}">` +
    path("object", "M14 6h32l6 26q0 4-4 4H12q-4 0-4-4z") +
    rectangle(glass, 15, 11, 30, 18, 3) +
    path(bars, "M25 11v18m10-18v18") +
    circle("green", 30, 41, 3) +
    "</g>"
  );
}

export const pictures: readonly Picture[] = [{ name: "pit-lamp-head", draw: pitLampHead, budget: 800 }];
