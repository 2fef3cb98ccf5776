import { circle, path, rectangle } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";

/** The three legs of a lamp, 60 by 104 pixels; their feet stand on the lower edge. */
export function pitLamp(): string {
  const legs = "M30 44L10 102M30 44l20 58M30 44v54";
  return picture({
    width: 60,
    height: 104,
    body:
      // Edged, since it also stands on dark rock.
      path("line-case", legs) +
      path("line-bold", legs) +
      path("line", "M18 80h24") +
      rectangle("object", 25, 34, 10, 14, 2),
  });
}

/** Its head, laid over the legs and its light: it turns about the bolt, 41 pixels down. Shown by its id, off or on. */
export function pitLampHead(): string {
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

/** Its light, 420 by 300 pixels, from under the head down to both sides, without an edge. The bolt is 33 pixels down. */
export function pitLampLight(): string {
  return picture({
    width: 420,
    height: 300,
    definitions:
      '<radialGradient id="light" cx="50%" cy="6%" r="92%"><stop stop-color="#ffd76a" stop-opacity=".92"/>' +
      '<stop offset=".3" stop-color="#ffc94d" stop-opacity=".5"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient>' +
      '<filter id="soft"><feGaussianBlur stdDeviation="13"/></filter>',
    body: `<path fill="url(#light)" filter="url(#soft)" d="M190 26h40L380 300H40z"/>${path("lamp", "M194 22h32l3 4h-38z")}`,
  });
}
