import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { cable, cables } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { tree } from "../../objects/tree.ts";
import type { HomeGround, HomeGroundPlan } from "./ground.ts";

/** From 1240 pixels: text at the left, the core above its borehole at the right. */
export const homeGroundWide: HomeGroundPlan = {
  width: 1440,
  height: 1505,
  layers: {
    seed: 12,
    top: 545,
    layers: [
      ["interface", 162],
      ["delivery", 150],
      ["platform", 196],
      ["network", 168],
      ["bedrock", 262],
    ],
    amplitude: 15,
    wavelength: 360,
    fault: { x: 958, drop: 20 },
  },
  core: { x: 1112, radius: 100, above: 514, annotated: true },
  hole: { intoBedrock: 118 },
  things,
};

/** The same ground for wider screens, with more of it at both sides. */
export const homeGroundWidest: HomeGroundPlan = {
  ...homeGroundWide,
  beyond: 1200,
  things: (ground) => things(ground) + outlying(ground),
};

function things({ bed, middle, wall }: HomeGround): string {
  const trees = [
    [1262, 46],
    [1290, 34],
    [1335, 56],
    [1362, 40],
    [30, 44],
    [58, 30],
  ] as const;
  const till = Math.round(middle(3, 1320));
  return (
    at(528, bed(0, 580) - 64, object("phone"), 0.9) +
    at(644, bed(0, 780) - 40, object("browser"), 0.88) +
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(508, middle(1, 760) + 24, object("pipeline"), 0.9) +
    at(560, middle(2, 700) - 60, racks(3), 0.94) +
    at(880, middle(2, 900) - 14, object("edge-box"), 0.82) +
    cable(
      `M${wall.right} ${till - 22}C1262 ${till - 22} 1256 ${till + 22} 1300 ${till + 22}`,
      "cable-accent",
      9,
    ) +
    at(1296, till - 58, object("payment-terminal"), 0.86) +
    cables(560, wall.left, Math.round(middle(3, 780)) - 2) +
    at(700, middle(4, 700) - 14, object("chip"), 0.95) +
    at(1268, bed(4, 1300) + 150, object("crystals"), 1.1) +
    at(1330, middle(2, 1330) + 12, object("ammonite"), 1.25) +
    at(480, middle(2, 480) + 34, object("ammonite"), 0.6)
  );
}

/** Things in the ground that only wide screens show. */
function outlying({ bed, middle }: HomeGround): string {
  const trees = [
    [-38, 46],
    [-64, 32],
    [-250, 54],
    [-282, 38],
    [-620, 46],
    [-655, 32],
    [-690, 54],
    [-1010, 38],
    [1520, 46],
    [1548, 32],
    [1790, 54],
    [2040, 38],
    [2068, 46],
    [2100, 32],
    [2420, 54],
  ] as const;
  return (
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(-330, middle(2, -330), object("ammonite"), 1.4) +
    at(1770, middle(2, 1770) + 20, object("ammonite"), 0.8) +
    at(2200, middle(3, 2200), object("ammonite"), 1.2) +
    at(-180, bed(4, -180) + 170, object("crystals"), 1.3) +
    at(1690, bed(4, 1690) + 120, object("crystals"), 0.9)
  );
}
