import { circle, path, rectangle } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";

/** A lamp on three legs, 60 by 104 pixels; its feet stand on the lower edge. */
export function pitLamp(): string {
  return picture({
    width: 60,
    height: 104,
    body:
      path("line-bold", "M30 44L10 102M30 44l20 58M30 44v54") +
      path("line", "M18 80h24") +
      rectangle("object", 25, 34, 10, 14, 2) +
      path("object", "M14 6h32l6 26q0 4-4 4H12q-4 0-4-4z") +
      rectangle("screen", 15, 11, 30, 18, 3) +
      path("screen-line", "M25 11v18m10-18v18") +
      circle("green", 30, 41, 3),
  });
}

/** Its light, 420 by 300 pixels, from the middle of the upper edge down to both sides. */
export function pitLampLight(): string {
  return picture({
    width: 420,
    height: 300,
    definitions:
      '<radialGradient id="light" cx="50%" cy="6%" r="92%"><stop stop-color="#ffd76a" stop-opacity=".92"/>' +
      '<stop offset=".3" stop-color="#ffc94d" stop-opacity=".5"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient>',
    body: `<path fill="url(#light)" d="M195 8h30L420 300H0z"/>${path("lamp", "M195 9h30v18h-30z")}`,
  });
}
