import { at, rectangle } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { lampBeam, lampHelmet, lampLight } from "../../objects/digging/lamp-helmet.ts";

const [width, height] = [300, 124];

/** A miner's helmet on a shelf, its lamp shining to the left: 300 by 124 pixels. */
export function lamp(): string {
  return picture({
    width,
    height,
    body:
      lampLight +
      at(206, 96, `<g transform="translate(0 -17) scale(1 .6)">${lampBeam(128, 14)}</g>`) +
      `<g class="by-day">${at(206, 96, lampHelmet("interface", 61))}${rectangle(["platform", "outline"], 100, 108, 199, 14, 3)}</g>`,
  });
}
