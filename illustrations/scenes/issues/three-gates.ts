import { hatch } from "../../engine/hatch.ts";
import { widthOf, words } from "../../engine/lettering/lettering.ts";
import { at, path } from "../../engine/marks.ts";
import type { Stratum } from "../../engine/strata.ts";
import { letter } from "../../objects/post/letter.ts";
import { postbox } from "../../objects/post/postbox.ts";
import { onGround } from "./ground.ts";

const gates: readonly (readonly [name: string, stratum: Stratum, x: number])[] = [
  ["SPF", "interface", 222],
  ["DKIM", "delivery", 466],
  ["DMARC", "platform", 710],
];
const [width, top, foot] = [208, 44, 360];

/** An email on its way through what mailbox providers ask, to the letterbox. */
export function threeGates(): string {
  return onGround({
    seed: 251,
    height: 420,
    surface: 358,
    definitions: gates
      .map(([name, , x]) => `<clipPath id="${name}"><path d="${wall(x)}"/></clipPath>`)
      .join(""),
    things: () =>
      path("accent-line", "M160 244H950m-18-11l18 11-18 11", 4) +
      gates.map(([name, stratum, x], index) => gate(name, stratum, x, index)).join("") +
      `<g transform="translate(96 244) rotate(-7) scale(1.3)">${letter()}</g>` +
      at(1034, foot, postbox(), 1.42),
  });
}

function gate(name: string, stratum: Stratum, x: number, index: number): string {
  const size = 46;
  const signs = hatch(stratum, {
    top: () => top + 92,
    bottom: () => foot,
    from: x - 10,
    to: x + width + 10,
    seed: 61 + index,
    scale: 1.5,
  });
  return (
    path(stratum, wall(x)) +
    `<g clip-path="url(#${name})">${signs}</g>` +
    path(["hollow", "line-bold"], wall(x)) +
    path("line", `M${x} ${top + 88}h${width}`) +
    words("text", "ink", x + (width - widthOf("text", size, name)) / 2, top + 61, size, name)
  );
}

/** Its outline, with the way through. */
function wall(x: number): string {
  return `M${x} ${foot}V${top + 10}q0-10 10-10h${width - 20}q10 0 10 10V${foot}h-54V232a50 50 0 0 0-100 0V${foot}z`;
}
