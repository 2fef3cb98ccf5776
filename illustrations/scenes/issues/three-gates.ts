import { hatch } from "../../engine/hatch.ts";
import { widthOf, words } from "../../engine/lettering.ts";
import { at, clipped, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { variants } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { onGround } from "./ground.ts";

type GatesPlan = {
  width: number;
  /** The x of each gate's left edge. `wide` is the width of every gate, and `size` the font size of its name. */
  gates: readonly [first: number, second: number, third: number];
  wide: number;
  size: number;
  letter: { x: number; scale: number };
  postbox: { x: number; scale: number };
};

const names = { SPF: "interface", DKIM: "delivery", DMARC: "platform" } as const satisfies Record<
  string,
  Stratum
>;
const [top, foot] = [44, 360];

/** An email that passes through the mailbox providers' checks on its way to the letterbox. */
function threeGates({ width, gates, wide, size, letter: sent, postbox: box }: GatesPlan): string {
  const all = Object.entries(names).map(([name, stratum], index) =>
    gate(name, stratum, gates[index] ?? 0, wide, size, 61 + index),
  );
  return onGround({
    seed: 251,
    width,
    height: 420,
    surface: 358,
    things: () =>
      path("accent-line", `M${sent.x + 46} 244H${box.x - 60 * box.scale}m-18-11l18 11-18 11`, 4) +
      all.join("") +
      at(sent.x, 244, object("letter"), sent.scale, -7) +
      at(box.x, foot, object("postbox"), box.scale),
  });
}

function gate(name: string, stratum: Stratum, x: number, wide: number, size: number, seed: number): string {
  const signs = hatch(stratum, {
    top: () => top + 92,
    bottom: () => foot,
    from: x - 10,
    to: x + wide + 10,
    seed,
    scale: 1.5,
  });
  const outline = wall(x, wide);
  return (
    path(stratum, outline) +
    clipped(name, outline, signs) +
    path(["hollow", "line-bold"], outline) +
    path("line", `M${x} ${top + 88}h${wide}`) +
    words("text", "ink", x + (wide - widthOf("text", size, name)) / 2, top + 61, size, name)
  );
}

/** The outline of a gate. The passage takes up about half of the gate's width. */
function wall(x: number, wide: number): string {
  const half = Math.round(wide * 0.24);
  const post = wide / 2 - half;
  return `M${x} ${foot}V${top + 10}q0-10 10-10h${wide - 20}q10 0 10 10V${foot}h-${post}V232a${half} ${half} 0 0 0-${2 * half} 0V${foot}z`;
}

export const pictures = variants("issue-picture-three-questions", threeGates, {
  phone: {
    width: 720,
    gates: [120, 272, 424],
    wide: 136,
    size: 33,
    letter: { x: 56, scale: 0.84 },
    postbox: { x: 656, scale: 0.9 },
    budget: 5_000,
  },
  wide: {
    width: 1136,
    gates: [222, 466, 710],
    wide: 208,
    size: 46,
    letter: { x: 96, scale: 1.3 },
    postbox: { x: 1034, scale: 1.42 },
    budget: 5_000,
  },
});
